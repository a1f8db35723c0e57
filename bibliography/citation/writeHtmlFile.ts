// A bibliography as paragraphs that carry their own layout, for word processors and mails, which know no style sheet; and as a file of them.
import type { Bibliography, Block, Reference } from './formattedText.ts';
import { escapeHtml, writeHtmlRuns } from './writeHtml.ts';

/** Lengths in `em`: of the indent, and of the space below a paragraph. */
const layout = { indent: 2, below: 0.6 };

function styleOf(reference: Reference, { hangingIndent, lineSpacing, labelWidth }: Bibliography): string {
  const isNumbered = reference.blocks.some(({ place }) => place === 'leftMargin');
  // About two characters of text are an em wide.
  const indent = isNumbered ? Math.max(layout.indent, labelWidth / 2 + 1) : hangingIndent ? layout.indent : 0;
  return [
    `margin:0 0 ${layout.below}em ${indent}em`,
    ...(indent === 0 ? [] : [`text-indent:-${indent}em`]),
    ...(lineSpacing > 1 ? [`line-height:${lineSpacing}`] : []),
  ].join(';');
}

function writeBlock({ place, runs }: Block): string {
  const inner = writeHtmlRuns(runs);
  switch (place) {
    case 'leftMargin':
      // Word makes a tab of it; elsewhere it is a wide space.
      return `${inner}<span style="mso-tab-count:1">&emsp;</span>`;
    case 'block':
    case 'indent':
      return `<br>${inner}`;
    default:
      return inner;
  }
}

/** The references as paragraphs. What word processors and mails are given when they paste. */
export const writeHtmlParagraphs = (bibliography: Bibliography): string =>
  bibliography.references
    .map((reference) => {
      const text = reference.blocks.map(writeBlock).join('');
      return `<p dir="auto" style="${styleOf(reference, bibliography)}">${text}</p>\n`;
    })
    .join('');

/** A whole file. `language` is a language tag such as `en-US`. */
export const writeHtmlFile = (bibliography: Bibliography, { title, language }: { title: string; language: string }) =>
  `<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<body style="max-width:44em;margin:2em auto;padding:0 1em;font-family:Georgia,serif;line-height:1.45">
<h1>${escapeHtml(title)}</h1>
${writeHtmlParagraphs(bibliography)}</body>
</html>
`;
