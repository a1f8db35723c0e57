// Tests that the format of a text is detected by its content, and that what can't be read is reported with its line.
import { describe, expect, test } from 'vitest';
import { decodeBibliography } from '../bibtex/decodeBibliography.ts';
import { fileKindOf, textKindOf } from './fileKinds.ts';
import { readReferences } from './readReferences.ts';

describe('the format', () => {
  test('is returned with the entries', () => {
    expect(readReferences('@article{a, journaltitle = {J}, date = {2004}}').format).toBe('biblatex');
    expect(readReferences('TY  - BOOK\nTI  - T\nER  - ')).toMatchObject({
      format: 'ris',
      entries: [{ line: 1, key: '', remarks: [], draft: { kind: 'other', fields: { type: 'book', title: 'T' } } }],
      ...{ parts: [], groups: [], problems: [], remarks: [] },
    });
  });
});

describe('remarks and problems', () => {
  test('a key that is used twice', () => {
    const { entries } = readReferences('TY  - BOOK\nID  - a\nER  - \nTY  - BOOK\nID  - a\nER  - ');
    expect(entries.map(({ remarks }) => remarks)).toEqual([[], ['The citation key “a” is already used in line 1.']]);
  });

  test('lines that belong to no record', () => {
    const { remarks } = readReferences('TY  - BOOK\nER  - \n\nnobody’s\nTY  - BOOK\nER  - ');
    expect(remarks).toEqual([{ line: 4, key: null, message: 'This line belongs to no record. It was left out.' }]);
  });

  test('invalid items of JSON among valid ones', () => {
    const { entries, problems } = readReferences(
      '[\n{"type": "book", "title": "A"},\n{"type": "book" "title": "B"},\n{"x": 1},\n{"type": "book"},\n{"type": "book"',
    );
    expect(entries.map(({ line }) => line)).toEqual([2, 5]);
    expect(problems).toEqual([
      { line: 3, key: null, message: 'This item isn’t valid JSON.' },
      { line: 4, key: null, message: 'This isn’t a CSL-JSON item: it has neither a type nor a title.' },
      { line: 6, key: null, message: 'The closing brace of this item is missing.' },
    ]);
  });

  test('items inside an object have the right lines', () => {
    const { entries } = readReferences('{"version": 1,\n "items": [\n  {"type": "book"},\n  {"type": "thesis"}\n ]}');
    expect(entries.map(({ line, draft }) => [line, draft.kind])).toEqual([
      [3, 'other'],
      [4, 'thesis'],
    ]);
  });

  test.each(['[]', '{"items": []}'])('%s has nothing to add', (text) => {
    expect(readReferences(text).problems).toEqual([
      { line: 1, key: null, message: 'This file has no references to add.' },
    ]);
  });
});

test.each([
  [
    'Windows-1252',
    Uint8Array.from('TY  - BOOK\r\nTI  - M\xfcller\r\nER  - \r\n', (character) => character.charCodeAt(0)),
  ],
  ['UTF-8', new TextEncoder().encode('\uFEFFTY  - BOOK\nTI  - Müller\nER  - ')],
  [
    'UTF-16',
    new Uint8Array(Uint16Array.from('\uFEFFTY  - BOOK\nTI  - Müller\nER  - ', (each) => each.charCodeAt(0)).buffer),
  ],
])('reads a file in %s', (_, bytes) => {
  const { entries } = readReferences(decodeBibliography(bytes));
  expect(entries.map(({ draft }) => draft.fields.title)).toEqual(['Müller']);
});

test.each([
  ['empty lines', '\n'.repeat(300_000)],
  ['spaces', `TY  - JOUR\nTI  - ${' '.repeat(300_000)}x`],
  ['many values', `TY  - JOUR\n${'U1  - x\n'.repeat(50_000)}`],
  ['a long name', `TY  - JOUR\nAU  - ${'van '.repeat(100_000)}`],
  ['a long string of JSON', `[{"type": "book", "title": "${'a'.repeat(3_000_000)}`],
  ['many quotation marks', `[{"type": ${'"'.repeat(300_001)}`],
  ['many braces', `[${'{'.repeat(300_000)}`],
])('a hostile file of %s is read in linear time', (_, text) => {
  expect(() => readReferences(text)).not.toThrow();
});

describe('a file of another kind', () => {
  const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

  test.each([
    ['pdf', '%PDF-1.7\n'],
    ['word', 'PK\x03\x04....[Content_Types].xml....word/document.xml'],
    ['office', 'PK\x03\x04....[Content_Types].xml....xl/workbook.xml'],
    ['ebook', 'PK\x03\x04....mimetypeapplication/epub+zip'],
    ['zip', 'PK\x03\x04....references.ris'],
    ['image', '\x89PNG\r\n'],
    ['archive', '\x1f\x8b\x08'],
    ['database', 'SQLite format 3\0'],
    ['office', '\xd0\xcf\x11\xe0'],
    ['rtf', '{\\rtf1 text}'],
    [null, 'TY  - JOUR'],
  ])('is %s by its bytes: %j', (kind, text) => {
    expect(fileKindOf(bytesOf(text))).toBe(kind);
  });

  test.each([
    ['webPage', '<!DOCTYPE html><p>TY  - JOUR'],
    ['webPage', '\n<?xml version="1.0"?>\n<html>'],
    ['xml', '<?xml version="1.0"?><xml><records>'],
    ['xml', '<rdf:RDF>'],
    ['binary', 'a\0b'],
    [null, '@article{a}'],
    [null, 'Dear reader'],
  ])('is %s by its text: %j', (kind, text) => {
    expect(textKindOf(text)).toBe(kind);
  });
});
