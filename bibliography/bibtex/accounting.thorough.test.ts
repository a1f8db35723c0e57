// Tests that the import loses nothing of the sample files: it compares the entries with counts taken from the raw text, and each field with what the parser
// alone, without any of our code, reads from the whole file.
import { readFileSync } from 'node:fs';
import { parse } from '@retorquere/bibtex-parser';
import { describe, expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { validateFields } from '../validation.ts';
import { decodeBibliography } from './decodeBibliography.ts';
import { type ImportedEntry, parseBibliography } from './parseBibliography.ts';

const files = {
  'biblatex-examples.bib': { entries: 92, dialect: 'biblatex' },
  'chocolate.bib': { entries: 16, dialect: 'biblatex' },
  'jabref-authors.bib': { entries: 212, dialect: 'biblatex' },
  'jabref-groups-new.bib': { entries: 4, dialect: 'bibtex' },
  'jabref-groups-old.bib': { entries: 2, dialect: 'bibtex' },
  'testjabref.bib': { entries: 156, dialect: 'bibtex' },
};

function readText(name: string): string {
  return decodeBibliography(readFileSync(new URL(`../../tests/support/data/${name}`, import.meta.url)));
}

function countTypes(types: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const type of types.toSorted()) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** All strings inside a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of a value as the parser reads it, ignoring markup and month names. */
function wordsOf(reading: unknown): string[] {
  const text = textsIn(reading)
    .join(' ')
    .replace(/<[^>]*>/g, ' ');
  return fold(text.replace(/ı(?=[\u0300-\u036f])/g, 'i')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

interface ForeignEntry {
  key: string;
  /** The sources of its fields, and the words of each as the parser reads them. */
  fields: Map<string, { source: string; words: string[] }>;
}

/** The file as the parser alone reads it: once raw, for the sources, and once converted to Unicode, for the words. */
function readWithParserAlone(text: string): ForeignEntry[] {
  const options = { english: false, sentenceCase: false, applyCrossRef: false, unsupported: 'ignore' } as const;
  const raw = parse(text, { ...options, verbatimFields: [/^/], raw: true }).entries;
  const read = parse(text, options).entries;
  return raw.map((entry, index) => {
    const readings: Readonly<Record<string, unknown>> = read[index]?.fields ?? {};
    const fields = Object.entries<unknown>(entry.fields).map(([name, source]) => {
      const words = name === 'doi' ? [] : wordsOf(readings[name]);
      return [name, { source: collapse(textsIn(source).join(', ')), words }] as const;
    });
    return { key: entry.key, fields: new Map(fields) };
  });
}

/** Fields in which the parser alone joins two words, because it doesn't know a command or tag that we know. */
const misreadByParser: ReadonlySet<string> = new Set([
  'kastenholz title', // \hyphen, a command of BibLaTeX
  'Gandola2019 title', // <tex>, which it takes for punctuation
]);
const notWords: ReadonlySet<string> = new Set(['and', 'others']);

function unaccounted(foreign: ForeignEntry, imported: ImportedEntry): string[] {
  const { otherFields, ...held } = imported.draft.fields;
  const heldWords = new Set(wordsOf(held));
  const other = new Map((otherFields ?? []).map(({ name, value }) => [name, collapse(value)]));
  const isMonth = (word: string): boolean => heldWords.has(word.padStart(2, '0'));
  return [...foreign.fields].flatMap(([name, { source, words }]) => {
    if (other.has(name) || misreadByParser.has(`${imported.key} ${name}`)) return [];
    const missing = words.filter(
      (word) => !heldWords.has(word) && !(name === 'month' && isMonth(word)) && !notWords.has(word),
    );
    return missing.length > 0 || (words.length === 0 && name !== 'doi') ? [`${imported.key}: ${name} = ${source}`] : [];
  });
}

describe.each(Object.entries(files))('%s', (name, { entries: count, dialect }) => {
  const text = readText(name);
  const parsed = parseBibliography(text);

  test('all entries, by type', () => {
    const types = [...text.matchAll(/^[ \t]*@[ \t]*([a-z]+)[ \t]*[{(]/gim)]
      .map((match) => (match[1] ?? '').toLowerCase())
      .filter((type) => !['string', 'comment', 'preamble'].includes(type));
    expect(parsed.problems).toEqual([]);
    expect(parsed.entries).toHaveLength(count);
    expect(parsed.dialect).toBe(dialect);
    expect(countTypes(parsed.entries.map(({ draft }) => draft.fields.entryType ?? ''))).toEqual(countTypes(types));
  });

  test('each entry has the right line', () => {
    const lines = text.split('\n');
    for (const { key, line } of parsed.entries) {
      expect(lines[line - 1]).toMatch(/^@/);
      expect(lines[line - 1]).toContain(key);
    }
  });

  test('each field is in the document or among its other fields', () => {
    const foreign = readWithParserAlone(text);
    expect(foreign.map(({ key }) => key)).toEqual(parsed.entries.map(({ key }) => key));
    const lost = foreign.flatMap((entry, index) => {
      const imported = parsed.entries[index];
      return imported ? unaccounted(entry, imported) : [entry.key];
    });
    expect(lost).toEqual([]);
  });

  test('kept sources are those of the file', () => {
    const sources = collapse(text);
    for (const { draft } of parsed.entries) {
      for (const { name: field, value } of draft.fields.otherFields ?? []) {
        const isAbbreviation = /^(?:journaltitle|publisher|location)\+latex$/.test(field);
        if (!/\+(?:others|inherited)$/.test(field) && !isAbbreviation) expect(sources).toContain(collapse(value));
      }
    }
  });

  test('every document is valid and shows no trace of the parser', () => {
    for (const { draft, key } of parsed.entries) {
      expect(validateFields(draft.kind, draft.fields)).toEqual([]);
      const { otherFields, ...held } = draft.fields;
      expect(otherFields?.every(({ value }) => value !== '') ?? true).toBe(true);
      for (const shown of textsIn(held)) expect(`${key}: ${shown}`).not.toMatch(/[{}\\\ue000-\uf8ff]|<\/?[ib]>|<sp/);
    }
  });
});
