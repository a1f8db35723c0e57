// The citation keys that a LaTeX document cites, read from its .aux or .tex file.
import { maximumCitedKeyLength } from './validateGroup.ts';

/** The maximum size in bytes of a file that a form reads. */
export const maximumCitingFileSize = 20_000_000;

export interface CitedKeys {
  /** Each key once, in the order of the file. */
  readonly keys: readonly string[];
  /** A message for the person about the result; null if there is nothing to say. */
  readonly problem: string | null;
}

/** Collects what is found in a file. */
class Found {
  readonly keys = new Set<string>();
  /** The other files that this one includes. */
  readonly files = new Set<string>();
  citesAll = false;

  add(list: string): void {
    for (const key of list.split(',').map((part) => part.trim())) {
      if (key === '*') this.citesAll = true;
      // A key with one of these characters is an argument of a macro.
      else if (key !== '' && key.length <= maximumCitedKeyLength && !/[\\#{}]/.test(key)) this.keys.add(key);
    }
  }

  /** The message for the person. */
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

/** The lines that BibTeX, and BibLaTeX with Biber, write into the .aux file for each citation, and the references to .aux files of chapters. */
const auxCommand = /\\(?:(citation|abx@aux@cite)(?:\{\d{1,9}\}(?=\{))?|(@input))\s*\{([^{}]*)\}/g;
/** BibLaTeX writes this key for BibTeX only. */
const controlKey = 'biblatex-control';

function readAux(text: string, found: Found): void {
  for (const [, cite, , argument = ''] of text.matchAll(auxCommand)) {
    if (cite === undefined) found.files.add(argument);
    else if (argument !== controlKey) found.add(argument);
  }
}

/** Removes comments, which reach from a `%` without a backslash to the end of the line. */
function withoutComments(text: string): string {
  return text.replace(/\\[^]|%[^\n]*/g, (piece) => (piece.startsWith('%') ? '' : piece));
}

/** `\cite` and related commands of LaTeX, natbib and BibLaTeX, and the commands that include another file. */
const texCommand = /\\([a-zA-Z]*[cC]ite[a-zA-Z]*|input|include|subfile)\b\*?/g;
const citing =
  /^[a-zA-Z]*[cC]ite(?:s|[tp]|al[tp]|[tp]alias|author|authors|fullauthor|year|yearpar|title|date|url|num|n|A|NP|online|texts?)?$/;
/** Similar commands that don't name keys. */
const notCiting = /^(?:bibcite|citetext|newcite|providecite|(?:pre|post|every|at)cite)$/;

/** The maximum length of an argument; longer ones lack a closing bracket. */
const maximumNote = 500;
const maximumKeys = 20_000;
const noteClosers: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['(', ')'],
  ['<', '>'],
]);

interface Argument {
  /** Null within a note. */
  readonly keys: string | null;
  readonly end: number;
}

/** The position after the closing bracket of the note that begins at `start`; null if it isn't closed. */
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

/** Keys contain no commands and no braces, so a backslash ends an argument that lacks its closing brace. */
const keysForm = new RegExp(`\\{([^{}\\\\]{0,${maximumKeys}})\\}`, 'y');

/** The argument that begins at `position`, possibly after white space; null if there is none. */
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

/** Reads the keys after a citing command. Commands such as `\cites` have several notes and keys. */
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

/** Reads the cited keys in linear time; never throws. */
export function citedKeysOf(text: string, form: 'aux' | 'tex'): CitedKeys {
  const found = new Found();
  if (form === 'aux') readAux(text, found);
  else readTex(text, found);
  return { keys: [...found.keys], problem: found.problem };
}
