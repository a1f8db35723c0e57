// The citation keys that a LaTeX document cites, read from its .aux or .tex file.
import { maximumCitedKeyLength } from './validateGroup.ts';

/** The largest file, in bytes, that a form reads. */
export const maximumCitingFileSize = 20_000_000;

export interface CitedKeys {
  /** Each once, in the order of the file. */
  readonly keys: readonly string[];
  /** What the person should know about the reading; null when there is nothing. */
  readonly problem: string | null;
}

/** What was found in a file, while it is read. */
class Found {
  readonly keys = new Set<string>();
  /** Other files that this one takes in. */
  readonly files = new Set<string>();
  citesAll = false;

  add(list: string): void {
    for (const key of list.split(',').map((part) => part.trim())) {
      if (key === '*') this.citesAll = true;
      // A key with one of these characters is an argument of a macro, not a key.
      else if (key !== '' && key.length <= maximumCitedKeyLength && !/[\\#{}]/.test(key)) this.keys.add(key);
    }
  }

  /** What the person should know. */
  get problem(): string | null {
    const [first, ...more] = this.files;
    const others = more.length === 0 ? '' : ` and ${more.length} more`;
    const remarks = [
      ...(this.citesAll ? ['The file cites everything (\\nocite{*}). Only keys that it names are used.'] : []),
      ...(first === undefined ? [] : [`The file includes ${first}${others}: add the keys of those files, too.`]),
      ...(this.keys.size === 0 ? ['The file contains no citation keys.'] : []),
    ];
    return remarks.length === 0 ? null : remarks.join(' ');
  }
}

/** What BibTeX, and BibLaTeX with Biber, write into the .aux file for each citation; and the .aux files of chapters. */
const auxCommand = /\\(?:(citation|abx@aux@cite)(?:\{\d{1,9}\}(?=\{))?|(@input))\s*\{([^{}]*)\}/g;
/** BibLaTeX writes this key for BibTeX's use only. */
const controlKey = 'biblatex-control';

function readAux(text: string, found: Found): void {
  for (const [, cite, , argument = ''] of text.matchAll(auxCommand)) {
    if (cite === undefined) found.files.add(argument);
    else if (argument !== controlKey) found.add(argument);
  }
}

/** Without comments: from a `%` to the end of the line, unless a backslash stands before it. */
function withoutComments(text: string): string {
  return text.replace(/\\[^]|%[^\n]*/g, (piece) => (piece.startsWith('%') ? '' : piece));
}

/** `\cite` and its family in LaTeX, natbib and BibLaTeX, and the commands that take in another file. */
const texCommand = /\\([a-zA-Z]*[cC]ite[a-zA-Z]*|input|include|subfile)\b\*?/g;
const citing =
  /^[a-zA-Z]*[cC]ite(?:s|[tp]|al[tp]|[tp]alias|author|authors|fullauthor|year|yearpar|title|date|url|num|n|A|NP|online|texts?)?$/;
/** They look like it and name no keys. */
const notCiting = /^(?:bibcite|citetext|newcite|providecite|(?:pre|post|every|at)cite)$/;

/** The longest argument that is read: past it a bracket was forgotten. */
const maximumNote = 500;
const maximumKeys = 20_000;
const noteClosers: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['(', ')'],
  ['<', '>'],
]);

interface Argument {
  /** Null in a note. */
  readonly keys: string | null;
  readonly end: number;
}

/** The end of the note that begins at `start`, behind its closing bracket; null where it does not end. */
function noteEnd(text: string, start: number, closer: string): number | null {
  let depth = 0;
  for (let index = start + 1; index < Math.min(text.length, start + maximumNote); index += 1) {
    const character = text[index];
    if (depth === 0 && character === closer) return index + 1;
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth < 0) return null;
  }
  return null;
}

/** Keys contain no commands and no braces, so a backslash ends the argument if its brace was forgotten. */
const keysForm = new RegExp(`\\{([^{}\\\\]{0,${maximumKeys}})\\}`, 'y');

/** The argument that begins at or behind white space at `position`; null when there is none. */
function argumentAt(text: string, position: number): Argument | null {
  let start = position;
  while (start - position < 200 && /\s/.test(text[start] ?? '')) start += 1;
  const closer = noteClosers.get(text[start] ?? '');
  if (closer !== undefined) {
    const end = noteEnd(text, start, closer);
    return end === null ? null : { keys: null, end };
  }
  keysForm.lastIndex = start;
  const match = keysForm.exec(text);
  return match ? { keys: match[1] ?? '', end: keysForm.lastIndex } : null;
}

/** Reads the keys behind a citing command; `\cites` and the like repeat notes and keys. */
function readCitation(text: string, command: string, position: number, found: Found): number {
  const repeats = /[cC]ite(?:text)?s$/.test(command);
  // \volcite names a volume before the key.
  const ofVolume = /vol[cC]ites?$/.test(command);
  let braces = 0;
  let end = position;
  for (let argument = argumentAt(text, end); argument; argument = argumentAt(text, end)) {
    end = argument.end;
    if (argument.keys === null) continue;
    braces += 1;
    if (!ofVolume || braces % 2 === 0) found.add(argument.keys);
    if (!repeats && braces === (ofVolume ? 2 : 1)) break;
  }
  return end;
}

function readTex(text: string, found: Found): void {
  const source = withoutComments(text);
  texCommand.lastIndex = 0;
  for (let match = texCommand.exec(source); match; match = texCommand.exec(source)) {
    const [whole, command = ''] = match;
    const position = match.index + whole.length;
    if (/^(?:input|include|subfile)$/.test(command)) {
      const argument = argumentAt(source, position);
      if (argument?.keys != null && !argument.keys.includes('#')) found.files.add(argument.keys.trim());
    } else if (citing.test(command) && !notCiting.test(command)) {
      texCommand.lastIndex = readCitation(source, command, position, found);
    }
  }
}

/** Reads the cited keys. Linear in the length of the text; never throws. */
export function citedKeysOf(text: string, form: 'aux' | 'tex'): CitedKeys {
  const found = new Found();
  if (form === 'aux') readAux(text, found);
  else readTex(text, found);
  return { keys: [...found.keys], problem: found.problem };
}
