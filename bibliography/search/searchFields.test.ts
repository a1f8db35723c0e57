// Tests that searches have words for every field of documents.
import { expect, test } from 'vitest';
import { allEntryPlaces } from '../fields/entryFields.ts';
import { searchFieldOf, searchedField, suggestedFields } from './searchFields.ts';

test('every field of documents has words, and is suggested or not: after a new one, add it to the table', () => {
  const names = new Set(allEntryPlaces().map(({ searchName }) => searchName));
  expect([...names].filter((name) => searchFieldOf(name) === null)).toEqual([]);
});

test('suggested names are canonical, so that a search finds their words', () => {
  expect(suggestedFields.filter(({ name }) => searchedField(name) !== name)).toEqual([]);
});
