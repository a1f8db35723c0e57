// The lines of a file in which a tag begins each value, as in RIS: what the formats of that kind share.
import { inOneLine } from '../whiteSpace.ts';

/** What stands behind a tag, with the lines below it that have none. */
export interface TaggedValue {
  readonly tag: string;
  /** The lines, each without white space at its ends; an empty one parts paragraphs. */
  readonly lines: readonly string[];
  /** The line of the file in which the tag stands, counted from 1. */
  readonly line: number;
}

/** The lines of a text, whatever ends them. Characters that no document can hold are replaced, or left out where they say nothing. */
export function linesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split(/\r\n?|\n/);
}

/** The value in one line. */
export const inLine = ({ lines }: TaggedValue): string => inOneLine(lines.join(' '));

/** Programs that wrap long lines do so at 70 to 80 characters. */
const isWrapped = (line: string): boolean => line.length >= 50 && line.length <= 85;

/**
 * The value as paragraphs, parted by an empty line. A line break within the value is one that means something, unless all lines but the
 * last are as long as wrapped ones.
 */
export function inParagraphs({ lines }: TaggedValue): string {
  const said = lines.filter((line) => line !== '');
  if (said.slice(0, -1).some((line) => !isWrapped(line))) return said.map(inOneLine).join('\n\n');
  return lines
    .join('\n')
    .split(/\n{2,}/)
    .map(inOneLine)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
