import { expect, test } from 'vitest';
import { accountTexts } from './accountTexts.ts';
import { nameProblem, personNameProblem } from './nameRule.ts';

test.each(['Ada Lovelace', '李', 'می\u200cخواهم', '👩\u200d🔬', '42'])('allows the name %j', (name) => {
  expect(personNameProblem(name)).toBeNull();
});

test.each([
  'Ada\u200bLovelace',
  '\u2060',
  'Ada\u202e',
  'A\u00add',
  'Ada\nLovelace',
  '\u200d',
  '\u3164',
  '\u0301',
  '\ud800',
])('refuses characters that are invisible or change the text around: %j', (name) => {
  expect(nameProblem(name)).toBe(accountTexts.name.wrong);
});

test('refuses what looks like an e-mail address only in the names of people', () => {
  expect(nameProblem('Papers @ home')).toBeNull();
  expect(personNameProblem('ada@example.org')).toBe(accountTexts.name.wrong);
});
