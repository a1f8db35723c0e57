// Whatever documents a menu names, the address of their bibliography names the same.
import { expect, test } from 'vitest';
import type { DocumentSelection } from '#src/features/documents/selection.ts';
import { bibliographySearchOf, readBibliographySearch, selectionAt } from './bibliographyAddress.ts';

const selections: DocumentSelection[] = [
  { ids: ['a', 'b'] },
  { filterBy: {} },
  { filterBy: { groupId: 'g' } },
  { filterBy: { groupIds: ['g', 'h'], groupMatch: 'ALL', query: 'sea and shore' } },
  { filterBy: { groupIds: ['g', 'h'] }, except: ['a'] },
  { filterBy: { query: '2013' } },
  { filterBy: { trashed: true } },
];

test.each(selections)('%j', (selection) => {
  const search = bibliographySearchOf(selection);
  expect(selectionAt(readBibliographySearch({ ...search }))).toEqual(selection);
});

test('an address has no room for thousands of ids', () => {
  expect(bibliographySearchOf({ ids: Array.from({ length: 1000 }, (_, index) => `document-${index}`) })).toBeNull();
});

test('a year that the router has read as a number is a search', () => {
  expect(readBibliographySearch({ q: 2013 })).toEqual({ q: '2013' });
});
