// References and citations without any format.
import { type Bibliography, type Block, plainText, type Reference } from './formattedText.ts';

/** The blocks of a reference: those beside each other with a space between them, the others on lines of their own. */
export function joinBlocks(blocks: readonly Block[], write: (block: Block) => string, newLine: string): string {
  return blocks
    .map((block, index) => {
      const before = index === 0 ? null : blocks[index - 1];
      const own = (each: Block) => each.place === 'block' || each.place === 'indent';
      const isBeside = before && !own(before) && !own(block);
      return (before ? (isBeside ? ' ' : newLine) : '') + write(block);
    })
    .join('');
}

export const writePlainReference = ({ blocks }: Reference): string =>
  joinBlocks(blocks, ({ runs }) => plainText(runs), '\n');

export const writePlainBibliography = ({ references }: Bibliography): string =>
  references.map((reference) => `${writePlainReference(reference)}\n`).join('\n');
