// Writes references and citations as HTML for files, mails and the clipboard. Pages of the app render the runs as elements instead.
import type { Bibliography, Block, Reference, Run } from './formattedText.ts';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function writeRun({ text, italic, bold, underline, smallCaps, position, href }: Run): string {
  const styles = [
    ...(smallCaps ? ['font-variant:small-caps'] : []),
    ...(underline ? ['text-decoration:underline'] : []),
  ];
  const elements: readonly [string, string, boolean][] = [
    [`<span style="${styles.join(';')}">`, '</span>', styles.length > 0],
    ['<sup>', '</sup>', position === 'superscript'],
    ['<sub>', '</sub>', position === 'subscript'],
    ['<b>', '</b>', bold === true],
    ['<i>', '</i>', italic === true],
    [`<a href="${escapeHtml(href ?? '')}" rel="noopener noreferrer">`, '</a>', href !== undefined],
  ];
  return elements
    .filter(([, , isUsed]) => isUsed)
    .reduce((inner, [start, end]) => start + inner + end, escapeHtml(text));
}

export const writeHtmlRuns = (runs: readonly Run[]): string => runs.map(writeRun).join('');

const classes: Readonly<Record<Exclude<Block['place'], 'line'>, string>> = {
  leftMargin: 'csl-left-margin',
  rightInline: 'csl-right-inline',
  block: 'csl-block',
  indent: 'csl-indent',
};

function writeBlock({ place, runs }: Block): string {
  const inner = writeHtmlRuns(runs);
  return place === 'line' ? inner : `<div class="${classes[place]}">${inner}</div>`;
}

/** One reference, whose parts have the classes that other programs use. */
export const writeHtmlReference = ({ blocks }: Reference): string =>
  `<div class="csl-entry">${blocks.map(writeBlock).join('')}</div>`;

export const writeHtmlBibliography = ({ references }: Bibliography): string =>
  `<div class="csl-bib-body">\n${references.map((reference) => `  ${writeHtmlReference(reference)}\n`).join('')}</div>\n`;
