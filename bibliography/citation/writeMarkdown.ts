// References and citations as Markdown (CommonMark). What it has no mark for is HTML, which CommonMark allows in a line.
import type { Bibliography, Reference, Run } from './formattedText.ts';
import { joinBlocks } from './writePlainText.ts';

/** Characters that may mean something in Markdown or in the extensions of pandoc and GitHub. */
const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>~^$|&@]/g, '\\$&');

/** The beginnings of lines that Markdown would read as a heading, a list or a rule. */
const escapeLineStart = (line: string): string =>
  line.replace(/^(\s*)([#+=-])/, '$1\\$2').replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');

/** Marks of emphasis work only around text that starts and ends with a letter or digit, or beside white space and punctuation (CommonMark, 6.2). */
const isPlainWord = (text: string): boolean => /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/su.test(text);

function emphasize(text: string, mark: '*' | '**', escaped: string, isAlone: boolean): string {
  const name = mark === '*' ? 'em' : 'strong';
  return isPlainWord(text) && isAlone ? `${mark}${escaped}${mark}` : `<${name}>${escaped}</${name}>`;
}

function writeRun(run: Run, before: Run | undefined, after: Run | undefined): string {
  const { text, italic, bold, underline, smallCaps, position, href } = run;
  // Without a format, or with no text to put a mark around.
  let written = escapeText(text);
  // Next to a run with marks of its own, the marks of both would run into each other.
  const isAlone = !(before?.italic ?? before?.bold) && !(after?.italic ?? after?.bold) && !(italic && bold);
  if (smallCaps) written = `<span style="font-variant:small-caps">${written}</span>`;
  if (underline) written = `<u>${written}</u>`;
  if (position === 'superscript') written = `<sup>${written}</sup>`;
  if (position === 'subscript') written = `<sub>${written}</sub>`;
  const isBare = !smallCaps && !underline && position === undefined;
  if (bold) written = emphasize(text, '**', written, isAlone && isBare);
  if (italic) written = emphasize(text, '*', written, isAlone && isBare);
  if (href === undefined) return written;
  return href === text && !/[<>\s]/.test(href)
    ? `<${href}>`
    : `[${written}](<${href.replace(/[<>\\]/g, encodeURIComponent)}>)`;
}

export const writeMarkdownRuns = (runs: readonly Run[]): string =>
  runs.map((run, index) => writeRun(run, runs[index - 1], runs[index + 1])).join('');

/** One reference, in one paragraph. */
export const writeMarkdownReference = ({ blocks }: Reference): string =>
  escapeLineStart(joinBlocks(blocks, ({ runs }) => escapeLineStart(writeMarkdownRuns(runs)), '  \n'));

export const writeMarkdownBibliography = ({ references }: Bibliography): string =>
  references.map((reference) => `${writeMarkdownReference(reference)}\n`).join('\n');
