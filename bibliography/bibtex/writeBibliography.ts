// A whole .bib file: what stands before the entries, the entries, what stands behind them. In three pieces, so that a
// library can be written while it is read.
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

/** A block, if it is read as one block of this kind; what is not would swallow what follows. */
function block(text: string, kind: string): string {
  const blocks = splitBlocks(text);
  return blocks.length === 1 && blocks[0]?.kind === kind && blocks[0].closed ? `${text}\n\n` : '';
}

/** Text that would not be one comment is made harmless: it loses its braces. */
function comment(value: string): string {
  return block(`@Comment{${value}}`, 'comment') || `@Comment{${value.replace(/[{}\\]/g, '')}}\n\n`;
}

function looseText(parts: readonly LibraryPart[]): string {
  const texts = parts.filter(({ name }) => name === 'text').map(({ value }) => value.trim());
  if (texts.length === 0) return '';
  return block(texts.join('\n\n'), 'text') || texts.map(comment).join('');
}

/** What stands before the entries: text, abbreviations, and preambles, which may use them (BibTeX reads a file in its order). */
export function writeHead(parts: readonly LibraryPart[]): string {
  return [
    looseText(ofKind(parts, 'COMMENT')),
    ...ofKind(parts, 'STRING').map(({ name, value }) =>
      block(`@String{${cleanName(name ?? '')} = {${value}}}`, 'string'),
    ),
    ...ofKind(parts, 'PREAMBLE').map(({ value }) => block(`@Preamble{${value}}`, 'preamble')),
  ].join('');
}

/** What stands behind the entries: `@xdata` entries, comments, and the desktop app's settings with the dialect of this file. */
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
