// References and citations as RTF, which word processors paste and open.
import type { Bibliography, Block, Reference, Run } from './formattedText.ts';
import { joinBlocks } from './writePlainText.ts';

/** Characters beyond ASCII go by their UTF-16 number, signed, and a question mark for programs that don't know it (RTF 1.9.1, "Unicode RTF"). */
function escapeRtf(text: string): string {
  return Array.from({ length: text.length }, (_, index) => {
    const code = text.charCodeAt(index);
    if (code > 0x7e) return `\\u${code > 0x7fff ? code - 0x10000 : code}?`;
    if (code < 0x20) return ' ';
    const character = text.charAt(index);
    return /[\\{}]/.test(character) ? `\\${character}` : character;
  }).join('');
}

function writeRun({ text, italic, bold, underline, smallCaps, position, href }: Run): string {
  const words = [
    ...(italic ? ['\\i'] : []),
    ...(bold ? ['\\b'] : []),
    ...(underline ? ['\\ul'] : []),
    ...(smallCaps ? ['\\scaps'] : []),
    ...(position === 'superscript' ? ['\\super'] : []),
    ...(position === 'subscript' ? ['\\sub'] : []),
  ].join('');
  const formatted = words === '' ? escapeRtf(text) : `{${words} ${escapeRtf(text)}}`;
  if (href === undefined) return formatted;
  // Quotes would end the address.
  const address = escapeRtf(href.replaceAll('"', '%22').replaceAll('\\', '%5C'));
  return `{\\field{\\*\\fldinst{HYPERLINK "${address}"}}{\\fldrslt{${formatted}}}}`;
}

export const writeRtfRuns = (runs: readonly Run[]): string => runs.map(writeRun).join('');

const isLabelled = ({ blocks }: Reference): boolean => blocks.some(({ place }) => place === 'leftMargin');

function writeReference(reference: Reference, hangingIndent: boolean): string {
  const indent = hangingIndent || isLabelled(reference) ? '\\fi-567\\li567' : '';
  const write = ({ place, runs }: Block) =>
    place === 'leftMargin' ? `${writeRtfRuns(runs)}\\tab` : writeRtfRuns(runs);
  return `{\\pard${indent}\\sa120 ${joinBlocks(reference.blocks, write, '\\line ')}\\par}\n`;
}

const whole = (body: string): string => `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Times New Roman;}}\n${body}}\n`;

/** A file with one paragraph. */
export const writeRtfCitation = (runs: readonly Run[]): string => whole(`{\\pard ${writeRtfRuns(runs)}\\par}\n`);

/** A file of references. */
export const writeRtfBibliography = ({ references, hangingIndent }: Bibliography): string =>
  whole(references.map((reference) => writeReference(reference, hangingIndent)).join(''));
