// Variables of CSL that people write into a note, where their program has no field for them: citeproc-js reads these, too.
import { readDate } from '../writtenDates.ts';
import { cslDateVariables, cslNameVariables, cslTextVariables } from './cslVariables.ts';

export interface NoteVariable {
  readonly variable: string;
  /** The values of the variable's lines. Names have one line each. */
  readonly values: readonly string[];
}

export interface ReadNote {
  readonly variables: readonly NoteVariable[];
  /** The note without the lines of these variables; null where nothing else is in it. */
  readonly rest: string | null;
}

/** "original-date: 1920" on a line of its own. */
const inLine = /^([-_a-z]+|[A-Z]+):\s*([^\s}][^}]*)$/;
/** "{:original-date: 1920}" among other text. */
const inBraces = /\{:([^{}]+)\}/g;

/** Variables that processors set themselves, such as numbers and labels, and the note itself. */
const ofProcessors: ReadonlySet<string> = new Set([
  ...['note', 'locator', 'citation-key', 'citation-label', 'citation-number', 'first-reference-note-number'],
  'year-suffix',
]);

const isVariable = (name: string): boolean =>
  !ofProcessors.has(name) && [cslNameVariables, cslDateVariables, cslTextVariables].some((names) => names.has(name));

/**
 * Reads the variables of a note: those in braces, and those on lines at its beginning; only the first line may be other text. A variable
 * that `isTaken` names stays in the note, as does an invalid date.
 */
export function readNoteVariables(note: string, isTaken: (variable: string) => boolean): ReadNote {
  const found = new Map<string, string[]>();
  const take = (text: string): boolean => {
    const [, variable = '', value = ''] = inLine.exec(text.trim()) ?? [];
    if (!isVariable(variable) || isTaken(variable)) return false;
    if (cslDateVariables.has(variable) && readDate(value) === null) return false;
    const values = found.get(variable) ?? [];
    if (values.length > 0 && !cslNameVariables.has(variable)) return false;
    found.set(variable, [...values, value.trim()]);
    return true;
  };
  const lines = note.replace(inBraces, (whole, inside: string) => (take(inside) ? '' : whole)).split('\n');
  const isText = (line: string, index: number) => index > 0 && line.trim() !== '' && !inLine.test(line.trim());
  const end = lines.findIndex(isText);
  const rest = lines.filter((line, index) => (end !== -1 && index >= end) || !take(line));
  // Without variables the note stays as it was written.
  const left =
    found.size === 0
      ? note
      : rest
          .join('\n')
          .replace(/\n{3,}/g, '\n\n')
          .trim();
  const variables = [...found].map(([variable, values]) => ({ variable, values }));
  return { variables, rest: left === '' ? null : left };
}
