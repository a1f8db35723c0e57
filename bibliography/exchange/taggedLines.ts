// The lines of a file in which a tag begins each value, as in RIS: what the formats of that kind share.
import { inOneLine } from '../whiteSpace.ts';

/** The value after a tag, with the lines below it that have no tag. */
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

/** How a format says where its values and records begin and end. */
export interface TaggedForm {
  /** Matches a line with a tag and its value. Any other line continues the previous value. */
  readonly tag: RegExp;
  /** The tag that every record has once, as a rule at its beginning. */
  readonly start: string;
  /** The tag behind a record; without, a record ends where the next one begins. */
  readonly end?: string;
  /** Tags that belong to no record. */
  readonly outside?: ReadonlySet<string>;
}

export interface TaggedRecord {
  readonly line: number;
  readonly values: TaggedValue[];
  /** Whether the end has its tag. */
  isEnded: boolean;
}

export interface TaggedRecords {
  readonly records: readonly TaggedRecord[];
  /** Lines behind the end of a record that belong to none. */
  readonly strayLines: readonly number[];
}

/** Cuts a file into records. One ends at its end, or where the next one begins; its start may stand below other tags that follow an end. */
export function cutRecords(text: string, { tag, start, end, outside }: TaggedForm): TaggedRecords {
  const records: TaggedRecord[] = [];
  const strayLines: number[] = [];
  let record: TaggedRecord | null = null;
  let lines: string[] = [];
  linesOf(text).forEach((lineText, index) => {
    const line = index + 1;
    const [, name, rest = ''] = tag.exec(lineText) ?? [];
    if (name === undefined) {
      if (record !== null) lines.push(lineText.trim());
      // Databases name themselves above the first record.
      else if (records.length > 0 && lineText.trim() !== '') strayLines.push(line);
      return;
    }
    if (outside?.has(name)) return;
    if (name === end) {
      if (record !== null) record.isEnded = true;
      record = null;
      return;
    }
    if (record === null || (name === start && record.values.some((value) => value.tag === start))) {
      record = { line, values: [], isEnded: false };
      records.push(record);
    }
    lines = [rest.trim()];
    record.values.push({ tag: name, lines, line });
  });
  return { records, strayLines };
}
