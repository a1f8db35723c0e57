// Reads the source of one block of a .bib file: its key and its fields in LaTeX, with abbreviations and `#` resolved. @retorquere/bibtex-parser reads the
// structure, with a placeholder for each value: it would interpret TeX in values, and we need their exact source.
import { parse } from '@retorquere/bibtex-parser';
import { monthNames } from '../monthNames.ts';
import { balanceBraces } from './braces.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import { type Block, lineInBody } from './blocks.ts';
import { freePrivateUse } from './latexPlaceholders.ts';

export interface SourceField {
  /** The field's name in lower case. */
  name: string;
  /** The value as in the file, without its outer delimiters. */
  value: string;
  /** The reference to an `@xdata` entry that the file has in place of this value. */
  reference?: string;
  /** Set if the format allows several values with the same name, so that this isn't a mistake. */
  isRepeated?: boolean;
}

export interface SourceEntry {
  /** The entry type in lower case. */
  type: string;
  /** The citation key; empty if there is none. */
  key: string;
  line: number;
  fields: SourceField[];
  remarks: string[];
}

/** An entry of a .bib file. */
export interface ReadEntry extends SourceEntry {
  /** Undefined abbreviations; each has a remark as well. */
  undefinedAbbreviations: string[];
}

/** The abbreviations that every BibTeX style defines; as words, because in `"5~" # mar` a number could be taken for a day. */
const monthAbbreviations = monthNames.flatMap((name) => [
  [name.slice(0, 3).toLowerCase(), name],
  [name.toLowerCase(), name],
]);

export interface SourceProblem {
  line: number;
  key: string | null;
  message: string;
}

/** The values of `@string`s by lowercase name. */
export type Abbreviations = ReadonlyMap<string, string>;

interface Structure {
  fields: SourceField[];
  undefinedAbbreviations: string[];
  /** Remarks with lines relative to the body, counted from 1. */
  problem: { line: number; message: string } | null;
}

function describeError(error: string): { line: number; message: string } {
  const line = Number(/ at line (\d+)/.exec(error)?.[1] ?? 1);
  const found =
    /found "(.*?)"\.\.\./s
      .exec(error)?.[1]
      ?.replace(/\\n[\s\S]*/, '')
      .trim() ?? '';
  const name = /^(\S+) = value expected, equals sign missing/.exec(error)?.[1];
  if (name !== undefined) return { line, message: bibtexTexts.block.equalsSignMissing(name) };
  if (error.startsWith('Runaway key') || error.startsWith('Unterminated')) {
    return { line, message: bibtexTexts.block.fieldNotFinished };
  }
  if (error.startsWith('Token mismatch')) return { line, message: bibtexTexts.block.commaMissing(found) };
  return { line, message: bibtexTexts.block.unreadable };
}

/** Short placeholders for values, so that the parser reads the structure around them and not their content. */
function placesFor(text: string): { put: (value: string) => string; fill: (text: string) => string } {
  const values: string[] = [];
  const mark = freePrivateUse(text);
  const place = new RegExp(`${mark}(\\d+)${mark}`, 'g');
  return {
    put: (value) => {
      // Empty and blank values stay as they are.
      if (value.trim() === '') return value;
      values.push(value);
      return `${mark}${values.length - 1}${mark}`;
    },
    fill: (filled) => filled.replace(place, (_, index: string) => values[Number(index)] ?? ''),
  };
}

/** Replaces the one name that the parser would lose, because it collects fields in an object. */
function wordForProto(text: string): { hide: (outside: string) => string; show: (name: string) => string } {
  let word = 'proto-';
  while (text.toLowerCase().includes(word)) word += '-';
  return {
    hide: (outside) => outside.replace(/(?<![^\s,])__proto__(?=\s*=)/gi, word),
    show: (name) => (name === word ? '__proto__' : name),
  };
}

/** Reads `name = value, …`. */
function readStructure(block: Block, from: number, abbreviations: Abbreviations): Structure {
  const outside: string[] = [];
  const values: string[] = [];
  let position = from;
  for (const [start, end] of block.values) {
    if (start < from) continue;
    outside.push(block.body.slice(position, start));
    values.push(block.body.slice(start, end));
    position = end;
  }
  outside.push(block.body.slice(position));

  // Only the abbreviations used in this block, because a file may define thousands.
  const names = new Set(
    outside
      .join(' ')
      .toLowerCase()
      .match(/[^\s{}(),="#%\\]+/g),
  );
  const used = [...names].flatMap((name) => {
    const value = abbreviations.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const places = placesFor(block.body + used.map(([, value]) => value).join(''));
  const proto = wordForProto(block.body);
  const hidden = outside
    .map((text, index) => proto.hide(text) + (index < values.length ? places.put(values[index] ?? '') : ''))
    .join('');
  // Keeps the lines above the fields, so that the parser's line numbers are right.
  const lines = '\n'.repeat(block.body.slice(0, from).split('\n').length - 1);
  const strings = Object.fromEntries([
    ...monthAbbreviations,
    ...used.map(([name, value]) => [name, places.put(value)]),
  ]) as Record<string, string>;
  const { entries, errors } = parse(`@entry{key,${lines}${hidden}\n}`, {
    raw: true,
    strings,
    verbatimFields: [/^/],
    sentenceCase: false,
    applyCrossRef: false,
  });

  const unresolved = /^Unresolved @string reference "(.*)"$/;
  const undefinedAbbreviations = errors.flatMap(({ error }) => unresolved.exec(error)?.[1] ?? []);
  const failure = errors.find(({ error }) => !unresolved.test(error));
  const [entry] = entries;
  if (failure || !entry) return { fields: [], undefinedAbbreviations, problem: describeError(failure?.error ?? '') };
  const fields = Object.entries(entry.fields).flatMap(([name, value]: [string, unknown]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.map((item) => ({
      name: proto.show(name.replace(/\+duplicate-\d+$/, '')),
      // A brace outside values is the parser's own mark around an unknown abbreviation.
      value: places.fill(String(item).replace(/\{+([^{}]*)\}+/g, '$1')),
    }));
  });
  return { fields, undefinedAbbreviations, problem: null };
}

/** The position where the fields begin, and the key before them. */
function readKey(body: string): { key: string; from: number } | 'comma missing' {
  const comma = body.indexOf(',');
  const head = comma === -1 ? body : body.slice(0, comma);
  if (/^\s*[\w+:-]+\s*=/.test(head)) return { key: '', from: 0 };
  const key = head.trim();
  if (/\n|[{}]|=\s*["{]/.test(key)) return 'comma missing';
  return { key, from: comma === -1 ? body.length : comma + 1 };
}

/** Reads an entry. A problem means that it can't be read at all. */
export function readEntry(block: Block, abbreviations: Abbreviations): ReadEntry | SourceProblem {
  const guessedKey = /^\s*([^\s,={}"]+)\s*(?:,|\n|$)/.exec(block.body)?.[1] ?? null;
  if (!block.closed) {
    const line = block.openValue === null ? block.line : lineInBody(block, block.openValue);
    return { line, key: guessedKey, message: bibtexTexts.block.entryNotClosed };
  }
  const head = readKey(block.body);
  if (head === 'comma missing') {
    return { line: block.line, key: guessedKey, message: bibtexTexts.block.commaMissingAfterKey };
  }
  const { fields, undefinedAbbreviations, problem } = readStructure(block, head.from, abbreviations);
  if (problem) {
    return { line: block.bodyLine + problem.line - 1, key: head.key || guessedKey, message: problem.message };
  }
  return {
    type: block.type.toLowerCase(),
    key: head.key,
    line: block.line,
    fields: fields
      .map(({ name, value }) => ({ name, value: balanceBraces(value.trim()) }))
      .filter(({ value }) => value !== ''),
    remarks: undefinedAbbreviations.map(bibtexTexts.entry.undefinedAbbreviation),
    undefinedAbbreviations,
  };
}

/** The name of an abbreviation as written; null if it has none. */
const nameOfAbbreviation = ({ body }: Block): string | null => /^\s*([^\s=]+)\s*=/.exec(body)?.[1] ?? null;

/** An abbreviation, and the abbreviations in its value that aren't defined yet. */
export interface ReadAbbreviation extends SourceField {
  readonly undefinedAbbreviations: readonly string[];
}

/** Reads `@string{name = value}`; keeps the name as written. */
function readAbbreviation(block: Block, abbreviations: Abbreviations): ReadAbbreviation | SourceProblem {
  const name = nameOfAbbreviation(block);
  if (!block.closed || name === null) {
    return { line: block.line, key: name, message: bibtexTexts.block.abbreviationUnreadable };
  }
  const { fields, undefinedAbbreviations, problem } = readStructure(block, 0, abbreviations);
  const [field] = fields;
  if (problem) return { line: block.bodyLine + problem.line - 1, key: name, message: problem.message };
  return { name, value: field?.value ?? '', undefinedAbbreviations };
}

/**
 * Reads all `@string`s of a file in order, with their values by lowercase name. An abbreviation may use another one that is defined below it: BibTeX requires
 * definitions above their use, but the desktop app accepts them anywhere. Of several definitions, the last one above is used, else the first one below.
 */
export function readAbbreviations(blocks: readonly Block[]): {
  readonly read: readonly (ReadAbbreviation | SourceProblem)[];
  readonly values: Abbreviations;
} {
  const below = new Map<string, number>();
  blocks.forEach((block, index) => {
    const name = nameOfAbbreviation(block)?.toLowerCase();
    if (name !== undefined && !below.has(name)) below.set(name, index);
  });
  const values = new Map<string, string>();
  const read: (ReadAbbreviation | SourceProblem | undefined)[] = blocks.map(() => undefined);
  const begun = new Set<number>();
  blocks.forEach((_, first) => {
    const waiting = [first];
    for (let index = waiting.at(-1); index !== undefined; index = waiting.at(-1)) {
      const block = blocks[index];
      if (!block || read[index] !== undefined) {
        waiting.pop();
        continue;
      }
      const found = readAbbreviation(block, values);
      const needed =
        'message' in found || begun.has(index)
          ? []
          : found.undefinedAbbreviations.flatMap((name) => {
              const place = below.get(name.toLowerCase());
              return place === undefined || begun.has(place) || place === index ? [] : [place];
            });
      begun.add(index);
      if (needed.length > 0) {
        // First those defined below, then this one again.
        waiting.push(...needed);
        continue;
      }
      read[index] = found;
      if (!('message' in found)) values.set(found.name.toLowerCase(), found.value);
      waiting.pop();
    }
  });
  return { read: read.filter((found) => found !== undefined), values };
}
