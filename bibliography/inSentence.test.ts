// Tests how labels are written within a sentence.
import { expect, test } from 'vitest';
import { inSentence } from './inSentence.ts';

test.each([
  ['Title', 'title'],
  ['First page', 'first page'],
  ['DOI', 'DOI'],
  ['ISSN', 'ISSN'],
  ['ISBN of the set', 'ISBN of the set'],
  ['PhD thesis', 'PhD thesis'],
])('%s is %s', (label, words) => {
  expect(inSentence(label)).toBe(words);
});
