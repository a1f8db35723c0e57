// Tests the source of one document: errors are reported with their lines, and nothing is guessed or dropped.
import { describe, expect, test } from 'vitest';
import type { DocumentDraft } from '../documents.ts';
import { readEntrySource, writeEntrySource } from './entrySource.ts';

const paper: DocumentDraft = {
  kind: 'journalArticle',
  fields: {
    citationKeys: ['Codd1970'],
    title: 'A relational model',
    in: { journal: { name: 'CACM' }, volume: '13' },
    otherFields: [{ name: 'x-mood', value: 'good' }],
  },
};

test.each(['bibtex', 'biblatex'] as const)('a document is read back as it was written (%s)', (dialect) => {
  const text = writeEntrySource(paper, dialect);
  expect(text).toContain(dialect === 'bibtex' ? 'journal = {CACM}' : 'journaltitle = {CACM}');
  const { draft, problems } = readEntrySource(text, dialect);
  expect(problems).toEqual([]);
  expect(draft).toMatchObject(paper);
});

test('a document without a key gets one in its source', () => {
  expect(writeEntrySource({ kind: 'thesis', fields: { title: 'On sets' } }, 'bibtex')).toMatch(/^@\w+\{\w+,\n/);
});

describe('errors are reported with their lines', () => {
  test.each([
    ['nothing', '', 1, /no entry/],
    ['no closing brace', '\n@article{a,\n  title = {A},\n', 2, /closing brace/],
    [
      'a value without its closing brace',
      '@article{a,\n  note = {B},\n  title = {A,\n  year = 2001,\n}',
      3,
      /closing brace/,
    ],
    ['the last value without its closing brace', '@article{a,\n  note = {B},\n  title = {A\n}', 3, /closing brace/],
    ['an unbalanced brace within a value', '@article{a,\n  note = {B},\n  title = {A {B},\n}', 3, /closing brace/],
    ['one brace too few within a value', '@article{a,\n  note = {B},\n  title = {{A {B},\n}', 3, /closing brace/],
    ['a missing quote', '@article{a,\n  note = {B},\n  title = "A,\n}', 3, /closing/],
    ['a missing comma', '@article{a,\n  title = {A}\n  note = {B},\n}', 3, /comma/],
    ['text beside the entry', '@article{a,\n}\nand this', 3, /outside/],
    ['one brace too many', '@article{a,\n  title = {A}},\n  note = {B},\n}', 2, /extra closing brace|outside/],
    ['a second entry', '@article{a,\n}\n@article{b,\n}', 3, /second entry/],
    ['an abbreviation for the whole library', '@string{a = {b}}\n@article{a,\n}', 1, /whole library/],
    ['an undefined abbreviation', '@article{a,\n  title = {A},\n  note = wow,\n}', 3, /“wow”/],
  ])('%s', (_, text, line, message) => {
    const { draft, problems } = readEntrySource(text, 'biblatex');
    expect(draft).toBeNull();
    expect(problems[0]?.line).toBe(line);
    expect(problems.map((problem) => problem.message).join(' ')).toMatch(message);
  });
});

test('oddities are reported with their lines, and accepted', () => {
  const { draft, remarks } = readEntrySource('@article{a,\n  title = {A},\n  title = {B},\n}', 'biblatex');
  expect(draft?.fields.title).toBe('A');
  expect(remarks).toEqual([{ line: 2, message: expect.stringMatching(/“title” is given twice/) as string }]);
});

test('a remark without a quotation refers to the line of its field', () => {
  const { remarks } = readEntrySource('@article{a,\n  title = {A},\n  doi = {10.1/x},\n}', 'biblatex');
  expect(remarks).toEqual([{ line: 3, message: expect.stringMatching(/looks like/) as string }]);
});

test('a remark about a value refers to the line of the value', () => {
  const { remarks } = readEntrySource('@article{a,\n  title = {A},\n  date = {sometime},\n}', 'biblatex');
  expect(remarks).toEqual([{ line: 3, message: expect.stringMatching(/“sometime” can’t be read/) as string }]);
});
