// Finding by typing.
import { expect, test } from 'vitest';
import { findTyped, isTyping, nothingTyped, type, type Typed } from './typeAhead.ts';

const labels = ['Copy', 'Cite', 'Copy key', 'Éditer', 'Export', 'Aaron'];

/** The characters of `text`, 100 ms apart. */
const typed = (text: string): Typed =>
  Array.from(text).reduce((before, character, index) => type(before, character, 1000 + index * 100), nothingTyped);

test.each([
  ['c', 0, 1],
  ['cc', 0, 1],
  ['c', 2, 0],
  ['ci', 2, 1],
  ['copy', 0, 0],
  ['copy k', 0, 2],
  ['COPY K', 0, 2],
  ['e', 0, 3],
  ['ex', 3, 4],
  ['aa', 0, 5],
  ['x', 0, -1],
  ['c', -1, 0],
])('%j typed at entry %i goes to %i', (text, current, expected) => {
  expect(findTyped(labels, current, typed(text))).toBe(expected);
});

test('after a pause a new word begins', () => {
  const first = type(nothingTyped, 'c', 1000);
  expect(type(first, 'i', 1500).text).toBe('ci');
  expect(type(first, 'i', 1501).text).toBe('i');
  expect(isTyping(first, 1500)).toBe(true);
  expect(isTyping(nothingTyped, 1500)).toBe(false);
});

test('an empty menu has nothing to find', () => {
  expect(findTyped([], -1, typed('c'))).toBe(-1);
});
