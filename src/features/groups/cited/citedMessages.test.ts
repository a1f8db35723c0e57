// Tests the message above the list of a TeX file's documents.
import { expect, test } from 'vitest';
import { citedMessage, missingMessage, uncitedMessage } from './citedMessages.ts';

test.each([
  [0, 0, 'No citations read yet. Choose the LaTeX file under Edit… in the group’s menu.'],
  [1, 0, 'The only cited key is in the library'],
  [1200, 0, 'All 1,200 cited keys are in the library'],
  [1, 1, 'The only cited key is not in the library'],
  [800, 800, 'None of the 800 cited keys are in the library'],
  [2, 1, '1 cited key is in the library, 1 is not'],
  [15, 3, '12 cited keys are in the library, 3 are not'],
])('%i cited, %i of them missing: %s', (cited, missing, words) => {
  expect(citedMessage(cited, missing)).toBe(words);
});

test('the lists say how many keys they contain', () => {
  expect([1, 2000].map(missingMessage)).toEqual(['1 key is not in the library', '2,000 keys are not in the library']);
  expect([1, 2, 500].map(uncitedMessage)).toEqual([
    '1 document is not cited',
    '2 documents are not cited',
    '500 or more documents are not cited',
  ]);
});
