// Writes one document as an entry of a .bib file. README.md in this folder describes the canonical form.
import type { DocumentDraft } from '../documents.ts';
import { entryTypeOf } from '../entryTypes.ts';
import type { WholeDocument } from '../hiddenFields.ts';
import { inBraces } from './braces.ts';
import type { Dialect } from './dialect.ts';
import { cleanKey } from './entryNames.ts';
import { alone, type Neighbours, writeOwnFields } from './leaveInherited.ts';
import type { WrittenField } from './writeDate.ts';

function writeField({ name, value, isWord = false }: WrittenField): string {
  return `  ${name} = ${isWord ? value : inBraces(value)},\n`;
}

export interface EntryOptions {
  dialect: Dialect;
  /** The citation key to use for a document that has none (`keyOf`). */
  madeUpKey: string;
  /** The other entries of the file, from which it can inherit. */
  neighbours?: Neighbours;
}

/** The preferred citation key in a form that a file can contain; null if there is none. */
export function keyOf({ fields }: DocumentDraft): string | null {
  const key = cleanKey(fields.citationKeys?.[0] ?? '');
  return key === '' ? null : key;
}

/** Writes a document as an entry. */
export function writeEntry(draft: WholeDocument, { dialect, madeUpKey, neighbours = alone }: EntryOptions): string {
  const fields = writeOwnFields(draft, dialect, neighbours).map(writeField).join('');
  return `@${entryTypeOf(draft, dialect)}{${keyOf(draft) ?? madeUpKey},\n${fields}}\n`;
}
