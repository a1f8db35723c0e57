// The entries of an exported file, without the comments in which the file keeps what is not an entry.
import { splitBlocks } from '#bibliography/bibtex/blocks.ts';

export function writeEntries(file: string): string {
  return splitBlocks(file)
    .filter(({ kind }) => kind !== 'comment' && kind !== 'text')
    .map(({ type, body }) => `@${type}{${body}}`)
    .join('\n\n');
}
