// Tests values as plain text.
import { expect, test } from 'vitest';
import { fieldOf } from '#bibliography/kinds.ts';
import { describeValue } from './describeValue.ts';

test('a part is described field by field, and a journal within an issue once', () => {
  const issue = { journal: { name: 'Tides', issn: ['0165-0327'] }, volume: '3', number: null };
  expect(describeValue(fieldOf('journalArticle', 'in'), issue)).toBe('Journal: Tides\nISSN: 0165-0327\nVolume: 3');
});
