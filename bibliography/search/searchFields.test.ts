// Tests that searches have words for every field of documents.
import { expect, test } from 'vitest';
import { allEntryPlaces } from '../fields/entryFields.ts';
import { searchFieldOf, searchedField, suggestedFields } from './searchFields.ts';

const names = [...new Set(allEntryPlaces().map(({ searchName }) => searchName))];

test('no two fields of documents are said in the same words', () => {
  const words = names.map((name) => searchFieldOf(name)?.inSentence);
  expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([]);
});

test.each([
  ['titleaddon', 'title addon'],
  ['eprintclass', 'e-print class'],
  ['pmid', 'PubMed ID'],
  ['mainisbn', 'ISBN of the set'],
])('%s, which is not suggested, is called by its label', (name, words) => {
  expect(searchFieldOf(name)).toEqual({ inSentence: words, suggestion: null });
});

test('suggested names are canonical, so that a search finds their words', () => {
  expect(suggestedFields.filter(({ name }) => searchedField(name) !== name)).toEqual([]);
});

test('no two suggested fields are said in the same words', () => {
  const words = suggestedFields.map(({ name }) => searchFieldOf(name)?.inSentence);
  expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([]);
});
