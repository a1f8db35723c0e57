// References for the clipboard. Programs into which people paste know no style sheets, so that each paragraph says its own indentation.
import type { Bibliography, Reference } from '#bibliography/citation/formattedText.ts';
import { writeHtmlRuns } from '#bibliography/citation/writeHtml.ts';
import { joinBlocks, writePlainReference } from '#bibliography/citation/writePlainText.ts';

const htmlOf = ({ blocks }: Reference): string => joinBlocks(blocks, ({ runs }) => writeHtmlRuns(runs), '<br>');

/** One reference continues the paragraph into which it is pasted; several are paragraphs. */
export function writePastedBibliography({ references, hangingIndent, entrySpacing }: Bibliography): string {
  const [only, ...others] = references;
  if (only && others.length === 0) return `<span>${htmlOf(only)}</span>`;
  const isNumbered = references.some(({ blocks }) => blocks.some(({ place }) => place === 'leftMargin'));
  const indent = hangingIndent || isNumbered ? 'margin-left:2em;text-indent:-2em;' : '';
  const style = `${indent}margin-top:0;margin-bottom:${entrySpacing > 0 ? '1em' : '0'}`;
  return references.map((reference) => `<p style="${style}">${htmlOf(reference)}</p>`).join('\n');
}

/** The same as plain text: each reference on a line of its own. */
export const writePlainPaste = ({ references }: Bibliography): string => references.map(writePlainReference).join('\n');
