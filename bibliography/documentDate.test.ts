// Tests what is known about the date of a document.
import { expect, test } from 'vitest';
import { documentDate } from './documentDate.ts';
import type { DocumentDraft } from './documents.ts';

const dateOf = (fields: DocumentDraft['fields']) => {
  const date = documentDate({ fields });
  return date && [date.text, date.year];
};

test.each([
  ['2006-03', 2006],
  ['199X', 1990],
  ['-0044', -44],
  ['../2001', 2001],
])('%s is of %s', (published, year) => {
  expect(dateOf({ published, otherFields: [{ name: 'year', value: '1999' }] })).toEqual([published, year]);
});

test.each<[string, string, string, number | null]>([
  ['year', 'forthcoming 2024', 'forthcoming 2024', 2024],
  ['date', '1560-XX-25', '1560-XX-25', 1560],
  ['date', '2001-13', '2001-13', 2001],
  ['date', '2001-02-30', '2001-02-30', 2001],
  ['year', '2001-', '2001-', 2001],
  ['year', 'before 1850', 'before 1850', 1850],
  ['year', '2001.', '2001.', 2001],
  ['year', '{ca. 1850}', 'ca. 1850', 1850],
  ['Year', '{\\noopsort{1973a}}1973', '1973', 1973],
  ['year', '\\noopsort{1972}1973', '1973', 1973],
  ['year', '$2001$', '2001', 2001],
  ['year', '\\~{}1850', '~1850', 1850],
  ['year', 'in~press', 'in press', null],
])('%s = {%s}, which an import left, says %j, of %s', (name, value, text, year) => {
  expect(dateOf({ published: ' ', otherFields: [{ name, value }] })).toEqual([text, year]);
});

test('a date has priority over a year, and determines the year', () => {
  const otherFields = [
    { name: 'year', value: '2001' },
    { name: 'date', value: 'the spring after' },
  ];
  expect(dateOf({ otherFields })).toEqual(['the spring after', 2001]);
  expect(dateOf({ otherFields: [] })).toBeNull();
});
