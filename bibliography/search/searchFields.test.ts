// Tests that searches have words for every field of documents.
import { expect, test } from 'vitest';
import { allEntryPlaces } from '../fields/entryFields.ts';
import { searchFieldOf, searchedField, suggestedFields } from './searchFields.ts';

test('the table has every field of documents', () => {
  const names = new Set(allEntryPlaces().map(({ searchName }) => searchName));
  expect([...names].filter((name) => searchFieldOf(name) === null)).toEqual([]);
});

test('suggested names are canonical, so that a search finds their words', () => {
  expect(suggestedFields.filter(({ name }) => searchedField(name) !== name)).toEqual([]);
});

test('no two suggested fields are said in the same words', () => {
  const words = suggestedFields.map(({ name }) => searchFieldOf(name)?.inSentence);
  expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([]);
});
