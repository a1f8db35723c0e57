// Tests that the form explains when an export renames an unknown field, and that the explanation matches the export.
import { expect, test } from 'vitest';
import { writeEntrySource } from '#bibliography/bibtex/entrySource.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { otherFieldRemarks } from './otherFieldRemarks.ts';

const withOthers = (...names: readonly string[]): DocumentDraft => ({
  kind: 'journalArticle',
  fields: {
    title: 'Radium',
    published: '1898',
    in: { journal: { name: 'Comptes rendus' }, volume: '127' },
    otherFields: names.map((name) => ({ name, value: 'x' })),
  },
});

test.each([
  ['volume', '“volume” already exists. This one is exported as “volume-2”.', 'volume-2'],
  ['Title', '“Title” already exists. This one is exported as “title-2”.', 'title-2'],
  ['My Field!', '“My Field!” is exported as “my-field”.', 'my-field'],
  ['2nd', '“2nd” is exported as “field-2nd”.', 'field-2nd'],
])('%s', (name, remark, inFile) => {
  expect(otherFieldRemarks(withOthers(name))).toEqual([remark]);
  expect(writeEntrySource(withOthers(name), 'biblatex')).toContain(`  ${inFile} = {x},`);
});

test('remarks on an unreadable date beside a typed one', () => {
  expect(otherFieldRemarks(withOthers('date'))).toEqual([expect.stringContaining('beside “Date”')]);
  const { fields } = withOthers('date');
  expect(otherFieldRemarks({ kind: 'thesis', fields: { otherFields: fields.otherFields ?? null } })).toEqual([]);
});

test('remarks on the second of two fields with the same name', () => {
  expect(otherFieldRemarks(withOthers('url', 'URL'))).toEqual([
    '“URL” already exists. This one is exported as “url-2”.',
  ]);
});

test.each(['url', 'Review', 'title+latex', 'citationkey', 'journal', 'school', ' '])(
  'makes no remark on %j',
  (name) => {
    expect(otherFieldRemarks(withOthers(name))).toEqual([]);
  },
);
