// One document as an entry of a .bib file. README.md in this folder says what the canonical form is.
import type { DocumentDraft } from '../documents.ts';
import { entryTypeOf } from '../entryTypes.ts';
import type { WholeDocument } from '../hiddenFields.ts';
import type { Dialect } from './dialect.ts';
import { cleanKey } from './entryNames.ts';
import { type ParentOf, writeOwnFields } from './leaveInherited.ts';
import type { WrittenField } from './writeDate.ts';
import { hasBalancedBraces } from './writeText.ts';

/** Balanced for who skips a brace behind a backslash, as we do, and for who counts them all, as BibTeX does. */
function isBalanced(value: string): boolean {
  return hasBalancedBraces(value) && hasBalancedBraces(value.replaceAll('\\', ''));
}

function inBraces(value: string): string {
  const lines = value.replace(/\r\n?/g, '\n').replace(/\0/g, '').trim();
  const balanced = isBalanced(lines)
    ? lines
    : lines.replace(/\\?([{}])/g, (_, brace: string) => (brace === '{' ? '\\textbraceleft{}' : '\\textbraceright{}'));
  // A backslash at the end would take the closing brace away.
  return /(?<!\\)(?:\\\\)*\\$/.test(balanced) ? `{${balanced} }` : `{${balanced}}`;
}

function writeField({ name, value, isWord = false }: WrittenField): string {
  return `  ${name} = ${isWord ? value : inBraces(value)},\n`;
}

export interface EntryOptions {
  dialect: Dialect;
  /** The citation key for a document that has none (`keyOf`). */
  madeUpKey: string;
  /** The documents beside it in the file, from which it can inherit. */
  parentOf?: ParentOf;
}

const alone: ParentOf = () => undefined;

/** The preferred citation key in a form that a file can hold; null when there is none. */
export function keyOf({ fields }: DocumentDraft): string | null {
  const key = cleanKey(fields.citationKeys?.[0] ?? '');
  return key === '' ? null : key;
}

/** Writes a document as an entry. */
export function writeEntry(draft: WholeDocument, { dialect, madeUpKey, parentOf = alone }: EntryOptions): string {
  const fields = writeOwnFields(draft, dialect, parentOf).map(writeField).join('');
  return `@${entryTypeOf(draft, dialect)}{${keyOf(draft) ?? madeUpKey},\n${fields}}\n`;
}
