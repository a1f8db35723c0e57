// Tests which passwords are refused, and that the documentation lists the words that make a password too common.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accountTexts } from './accountTexts.ts';
import { contextWords, passwordProblem } from './passwordRule.ts';

const { common, tooShort, tooLong } = accountTexts.password;

test.each([
  ['sesame1', tooShort(8)],
  ['x'.repeat(257), tooLong(256)],
  // In the list of the most used passwords.
  ['Password', common],
  ['12345678', common],
  // Made of words of this site, whatever signs and digits are between them.
  ['JabRef2026', common],
  ['my-library_1!', common],
  ['MyReferences', common],
  ['bibtex123!bibtex', common],
])('%j is refused', (password, message) => {
  expect(passwordProblem(password)).toBe(message);
});

test.each([
  'x'.repeat(64),
  'x'.repeat(256),
  '  пароль 密码  ',
  '90318274650',
  'library of babel',
  'jabref rocks the boat',
  '!"§$%&/()=?',
])('%j is accepted: no kind of character is required or forbidden', (password) => {
  expect(passwordProblem(password)).toBeNull();
});

test('a long text of such words is checked quickly', () => {
  expect(passwordProblem(`${'library'.repeat(36)}xy`)).toBeNull();
});

test('the words are documented', () => {
  const [, listed = ''] = /^### Words that .*\n\n([^#]+)/m.exec(readFileSync('docs/security.md', 'utf8')) ?? [];
  const missing = contextWords.filter((word) => !new RegExp(`\\b${word}\\b`, 'i').test(listed));
  expect(missing).toEqual([]);
});
