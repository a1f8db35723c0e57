// Languages have names that people know.
import { expect, test } from 'vitest';
import { languageName } from './languageNames.ts';

test.each([
  ['de-AT', 'Austrian German'],
  ['en-US', 'American English'],
  ['la', 'Latin'],
  ['not a locale', 'not a locale'],
])('%s is %s', (locale, name) => {
  expect(languageName(locale)).toBe(name);
});
