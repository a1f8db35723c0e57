// References for the clipboard.
import type { Bibliography, Reference } from '#bibliography/citation/formattedText.ts';
import { writeHtmlRuns } from '#bibliography/citation/writeHtml.ts';
import { writeHtmlParagraphs } from '#bibliography/citation/writeHtmlFile.ts';
import { joinBlocks, writePlainReference } from '#bibliography/citation/writePlainText.ts';

const htmlOf = ({ blocks }: Reference): string => joinBlocks(blocks, ({ runs }) => writeHtmlRuns(runs), '<br>');

/** One reference continues the paragraph into which it is pasted; several are paragraphs. */
export function writePastedBibliography(bibliography: Bibliography): string {
  const [only, ...others] = bibliography.references;
  return only && others.length === 0 ? `<span>${htmlOf(only)}</span>` : writeHtmlParagraphs(bibliography);
}

/** The same as plain text: each reference on a line of its own. */
export const writePlainPaste = ({ references }: Bibliography): string => references.map(writePlainReference).join('\n');
