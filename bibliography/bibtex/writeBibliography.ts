// Writes a whole .bib file: the parts before the entries, the entries, and the parts after them. They are three separate pieces, so that a library can be
// written while it is read.
import { splitBlocks } from './blocks.ts';
import { KeyMaker } from '../citationKeys/makeKey.ts';
import type { WholeDocument } from '../hiddenFields.ts';
import type { Dialect } from './dialect.ts';
import { cleanKey, cleanName } from './entryNames.ts';
import { byAnyKey } from './inheritance.ts';
import type { Neighbours } from './leaveInherited.ts';
import type { LibraryPart } from './parseBibliography.ts';
import { keyOf, writeEntry } from './writeEntry.ts';
import { writeXdata, xdataAmong } from './xdata.ts';

function ofKind(parts: readonly LibraryPart[], kind: LibraryPart['kind']): LibraryPart[] {
  return parts.filter((part) => part.kind === kind);
}

/** Returns a block if it parses as exactly one block of this kind; any other would swallow the text after it. */
function block(text: string, kind: string): string {
  const blocks = splitBlocks(text);
  return blocks.length === 1 && blocks[0]?.kind === kind && blocks[0].closed ? `${text}\n\n` : '';
}

/** Removes the braces of a text that wouldn't parse as one comment. */
function comment(value: string): string {
  return block(`@Comment{${value}}`, 'comment') || `@Comment{${value.replace(/[{}\\]/g, '')}}\n\n`;
}

function looseText(parts: readonly LibraryPart[]): string {
  const texts = parts.filter(({ name }) => name === 'text').map(({ value }) => value.trim());
  if (texts.length === 0) return '';
  return block(texts.join('\n\n'), 'text') || texts.map(comment).join('');
}

/** Writes the parts before the entries: text, abbreviations, and preambles, which may use them (BibTeX reads a file in order). */
export function writeHead(parts: readonly LibraryPart[]): string {
  return [
    looseText(ofKind(parts, 'COMMENT')),
    ...ofKind(parts, 'STRING').map(({ name, value }) =>
      block(`@String{${cleanName(name ?? '')} = {${value}}}`, 'string'),
    ),
    ...ofKind(parts, 'PREAMBLE').map(({ value }) => block(`@Preamble{${value}}`, 'preamble')),
  ].join('');
}

/** Writes the parts after the entries: `@xdata` entries, comments, and the desktop app's settings with the dialect of this file. */
export function writeTail(parts: readonly LibraryPart[], dialect: Dialect): string {
  const meta = ofKind(parts, 'META').filter(({ name }) => name !== 'databaseType');
  return [
    ...ofKind(parts, 'XDATA').flatMap(({ name, value }) => {
      const written = writeXdata(name, value);
      return written === '' ? [] : `${written}\n`;
    }),
    ...ofKind(parts, 'COMMENT')
      .filter(({ name }) => name !== 'text')
      .map(({ value }) => comment(value)),
    comment(`jabref-meta: databaseType:${dialect};`),
    ...meta.map(({ name, value }) => comment(`jabref-meta: ${name ?? ''}:${value}`)),
  ].join('');
}

/** Writes a whole file at once. */
export function writeBibliography(
  drafts: readonly WholeDocument[],
  dialect: Dialect,
  parts: readonly LibraryPart[] = [],
): string {
  const keys = new KeyMaker(drafts.flatMap(({ fields }) => fields.citationKeys ?? []).map(cleanKey));
  const byKey = byAnyKey(drafts, ({ fields }) => (fields.citationKeys ?? []).map(cleanKey));
  const neighbours: Neighbours = { parentOf: (key) => byKey(cleanKey(key)), xdataOf: xdataAmong(parts) };
  const entries = drafts.map((draft) => {
    const madeUpKey = keyOf(draft) === null ? keys.make(draft) : '';
    return `${writeEntry(draft, { dialect, madeUpKey, neighbours })}\n`;
  });
  return [writeHead(parts), ...entries, writeTail(parts, dialect)].join('');
}
