// Tests the names of languages from their codes.
import { expect, test } from 'vitest';
import { languageName } from './languageNames.ts';

test.each([
  ['ger', 'german'],
  ['de', 'german'],
  ['en-US', 'english'],
  ['German', 'German'],
  ['xx', 'xx'],
  ['und', ''],
  ['', ''],
])('the language %j is %j', (code, name) => {
  expect(languageName(code)).toBe(name);
});
