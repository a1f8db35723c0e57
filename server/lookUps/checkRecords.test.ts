// Records of another work than the one that was asked for are marked, and left out where there are others.
import { expect, test } from 'vitest';
import { checkRecords } from './checkRecords.ts';
import type { FoundRecord } from './lookupAnswers.ts';

const record = (fields: Readonly<Record<string, string>>): FoundRecord => ({
  source: 'Crossref',
  entry: {
    type: 'book',
    key: '',
    line: 1,
    fields: Object.entries({ title: 'T', ...fields }).map(([name, value]) => ({ name, value })),
    remarks: [],
  },
});

test.each([
  ['DOI', '10.1000/ABC', { doi: '10.1000/abc' }],
  ['DOI', '10.1002/(SICI)1:1<1::AID>3.0;2-O', { doi: '10.1002/(sici)1:1<1::AID>3.0;2-O' }],
  ['ISBN', '9780306406157', { isbn: '978-3-16-148410-0, 0-306-40615-2' }],
  ['ARXIV', '2101.00001', { eprint: '2101.00001', eprinttype: 'arXiv' }],
  ['ARXIV', '2101.00001v2', { eprint: '2101.00001v2', eprinttype: 'arXiv' }],
  ['PMID', '123', { pmid: '123' }],
  ['PMCID', 'PMC123', { pmcid: 'PMC123' }],
] as const)('a record that names the %s %s is right', (kind, value, fields) => {
  const reading = { records: [record(fields)], message: null };
  expect(checkRecords({ kind, value }, reading)).toEqual(reading);
});

test.each([
  ['DOI', '10.1000/1', { doi: '10.1000/2' }, 'The record names another DOI: 10.1000/2. Compare it before you add it.'],
  ['ISBN', '9780306406157', {}, 'The record does not name this ISBN. Compare it before you add it.'],
  [
    'ARXIV',
    '2101.00001',
    { eprint: '2101.00002', eprinttype: 'arXiv' },
    'The record names another arXiv ID: 2101.00002. Compare it before you add it.',
  ],
] as const)('a record that does not name the %s %s is marked', (kind, value, fields, message) => {
  expect(checkRecords({ kind, value }, { records: [record(fields)], message: null })).toEqual({
    records: [record(fields)],
    message,
  });
});

test('beside a right record wrong ones are left out', () => {
  const right = record({ doi: '10.1000/1' });
  expect(
    checkRecords(
      { kind: 'DOI', value: '10.1000/1' },
      { records: [record({ doi: '10.1000/2' }), right], message: null },
    ),
  ).toEqual({ records: [right], message: null });
});
