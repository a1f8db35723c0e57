// Finds where each `@…{…}` block of a file begins and ends. The parser reports no line numbers and, after an error, continues inside the broken entry. So the
// file is cut into blocks first, and an error in one block doesn't affect the others.
import { ownValue } from '../ownValue.ts';

export interface Block {
  kind: 'entry' | 'string' | 'preamble' | 'comment' | 'text';
  /** The entry type as written; empty for text between blocks. */
  type: string;
  /** The line of the block's first character, counted from 1. */
  line: number;
  /** The text between the delimiters; for text between blocks, the text itself. */
  body: string;
  /** The position of the body's first character. */
  bodyLine: number;
  /** The ranges of the body that are values in braces or quotes, without these delimiters. */
  values: readonly (readonly [start: number, end: number])[];
  /** False when the closing delimiter is missing. */
  closed: boolean;
  /** The start of the value that isn't closed; null if all are closed or it can't be determined. */
  openValue: number | null;
}

/** The line of a position in the body. */
export function lineInBody({ body, bodyLine }: Pick<Block, 'body' | 'bodyLine'>, at: number): number {
  return bodyLine + body.slice(0, at).split('\n').length - 1;
}

/** The beginning of an entry or another block with an `@`. A file that contains one is taken for a bibliography. */
export const entryStart = /@[a-z]+\s*[{(]/i;

const opening = /@[ \t]*([^\s@{}(),="#%\\]+)\s*([{(])/y;
const bareComment = /@comment\b/iy;
const startOfEntry = /[ \t]*@[ \t]*[a-z]+\s*[{(]/iy;

/** An entry with more than this many beginnings of other entries inside has lost its closing brace. */
const quotedEntriesAtMost = 50;

interface Extent {
  /** The index of the closing delimiter; null if it is missing. */
  end: number | null;
  /** Where to continue if the delimiter is missing: at the next line that begins an entry. */
  resume: number;
  values: [number, number][];
  /** The start of the value that isn't closed. */
  openValue: number | null;
}

/** The start of the last value if its closing brace, the text's last character and alone on its line, was meant to close the entry. */
function valueWithForeignBrace(text: string, values: readonly (readonly [number, number])[]): number | null {
  const [start, end] = values.at(-1) ?? [0, 0];
  const isForeign = text.slice(end).trim() === '}' && /\n[ \t]*$/.test(text.slice(start, end));
  return isForeign ? start : null;
}

function matchesAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** Which braces count: BibTeX counts those after a backslash, the desktop app doesn't. */
type CountedBraces = 'all' | 'unescaped';

/** Finds the delimiter that closes the block beginning at `start`, taking account of nested braces. */
function findEndCounting(
  counted: CountedBraces,
  text: string,
  start: number,
  closer: string,
  holdsValues: boolean,
): Extent {
  const values: [number, number][] = [];
  let depth = 0;
  let valueStart = start;
  let quoted = false;
  let previous = '';
  let resume: number | null = null;
  let beginnings = 0;
  for (let index = start; index < text.length; index++) {
    const character = text[index] ?? '';
    if (character === '\n' && matchesAt(startOfEntry, text, index + 1)) {
      resume ??= index + 1;
      beginnings++;
      const outsideOfValues = holdsValues && depth === 0 && !quoted;
      if (outsideOfValues || beginnings > quotedEntriesAtMost) break;
    }
    if (character === '\\' && (counted === 'unescaped' || !/[{}]/.test(text[index + 1] ?? ''))) {
      index++;
    } else if (character === '{') {
      if (depth === 0 && !quoted) valueStart = index + 1;
      depth++;
    } else if (character === '}') {
      if (depth === 0 && !quoted && closer === '}') return { end: index, resume: index + 1, values, openValue: null };
      depth = Math.max(0, depth - 1);
      if (depth === 0 && !quoted) values.push([valueStart, index]);
    } else if (character === '"' && holdsValues && depth === 0) {
      if (quoted) {
        values.push([valueStart, index]);
        quoted = false;
      } else if (previous === '=' || previous === '#') {
        valueStart = index + 1;
        quoted = true;
      }
    } else if (character === closer && depth === 0 && !quoted) {
      return { end: index, resume: index + 1, values, openValue: null };
    }
    if (character > ' ') previous = character;
  }
  const end = resume ?? text.length;
  const isOpen = depth > 0 || quoted;
  const openValue = isOpen ? valueStart : valueWithForeignBrace(text.slice(0, end), values);
  return {
    end: null,
    resume: end,
    values,
    openValue: holdsValues && openValue !== null && openValue < end ? openValue : null,
  };
}

/** Finds the closing delimiter. Braces after a backslash count only if the block wouldn't end otherwise, as in `file = {C:\docs\}`. */
function findEnd(text: string, start: number, closer: string, holdsValues: boolean): Extent {
  const extent = findEndCounting('unescaped', text, start, closer, holdsValues);
  if (extent.end !== null || !/\\[{}]/.test(text.slice(start, extent.resume))) return extent;
  const asBibtex = findEndCounting('all', text, start, closer, holdsValues);
  return asBibtex.end !== null && asBibtex.end < extent.resume ? asBibtex : extent;
}

const kindByType: Readonly<Record<string, Block['kind']>> = {
  string: 'string',
  preamble: 'preamble',
  comment: 'comment',
};

/**
 * Cuts the text of a .bib file into its blocks and the text between them. Line breaks must be `
 * `.
 */
export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let line = 1;
  let counted = 0;
  /** Must be called with increasing positions. */
  const lineAt = (position: number): number => {
    for (; counted < position; counted++) if (text.charCodeAt(counted) === 10) line++;
    return line;
  };

  /** A block that contains no values and needs no delimiter. */
  const addPlain = (kind: 'text' | 'comment', type: string, at: number, body: string): void => {
    blocks.push({ kind, type, line: at, body, bodyLine: at, values: [], closed: true, openValue: null });
  };

  let textStart = 0;
  const addText = (end: number): void => {
    const source = text.slice(textStart, end);
    const body = source.trim();
    if (body !== '') addPlain('text', '', lineAt(textStart + source.indexOf(body)), body);
  };

  let index = 0;
  while (index < text.length) {
    const character = text[index];
    const isLineStart = index === 0 || text[index - 1] === '\n';
    if (isLineStart && /[ \t]*%/y.test(text.slice(index, index + 200))) {
      const end = text.indexOf('\n', index);
      index = end === -1 ? text.length : end + 1;
      continue;
    }
    if (character !== '@' || /[\p{L}\d]/u.test(text[index - 1] ?? '')) {
      index++;
      continue;
    }
    const match = matchesAt(opening, text, index);
    const type = match?.[1] ?? '';
    if (!match || (type.toLowerCase() === 'comment' && match[2] === '(')) {
      if (!matchesAt(bareComment, text, index)) {
        index++;
        continue;
      }
      addText(index);
      const lineEnd = text.indexOf('\n', index);
      const end = lineEnd === -1 ? text.length : lineEnd;
      addPlain('comment', 'comment', lineAt(index), text.slice(index + '@comment'.length, end).trim());
      index = textStart = end;
      continue;
    }
    addText(index);
    const kind = ownValue(kindByType, type.toLowerCase()) ?? 'entry';
    const bodyStart = index + match[0].length;
    const extent = findEnd(text, bodyStart, match[2] === '(' ? ')' : '}', kind === 'entry' || kind === 'string');
    blocks.push({
      kind,
      type,
      line: lineAt(index),
      bodyLine: lineAt(bodyStart),
      body: text.slice(bodyStart, extent.end ?? extent.resume),
      values: extent.values.map(([start, end]) => [start - bodyStart, end - bodyStart]),
      closed: extent.end !== null,
      openValue: extent.openValue === null ? null : extent.openValue - bodyStart,
    });
    index = textStart = extent.resume;
  }
  addText(text.length);
  return blocks;
}
