// Tests the suggestion for an unknown field.
import { expect, test } from 'vitest';
import { fieldHint } from './fieldHint.ts';
import { parseSearch } from './parseSearch.ts';

function hintOf(text: string): string | null {
  const { expression } = parseSearch(text, { caseSensitive: false, isRegEx: false });
  if (!expression) throw new Error(`${text} is no search`);
  return fieldHint(text, expression);
}

test.each([
  ['auhtor:smith', 'There’s no field auhtor. Did you mean author:?'],
  ['sea -Autor:smith', 'There’s no field Autor. Did you mean author:?'],
  ['sea or (tilte = x and y)', 'There’s no field tilte. Did you mean title?'],
  ['keyword:x kewords:x', 'There’s no field kewords. Did you mean keywords:?'],
  ['yaer:2010..2015', 'There’s no field yaer. Did you mean year:?'],
  ['read-status:x', 'There’s no field read-status. Did you mean readstatus:?'],
])('%s: %s', (text, hint) => {
  expect(hintOf(text)).toBe(hint);
});

test.each([
  '',
  'sea',
  'author:x',
  'mood = x',
  'Knuth:1984',
  'old:key',
  'https://x.org',
  '"auhtor:x"',
  '“auhtor:x”',
  'a:b',
  'year:2010..',
])('nothing is said of %s', (text) => {
  expect(hintOf(text)).toBeNull();
});
