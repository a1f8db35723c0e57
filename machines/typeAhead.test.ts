// Tests type-ahead: finding the row of a menu by the typed beginning of its label.
import { expect, test } from 'vitest';
import { findTyped, isTyping, type Typed, withLetter } from './typeAhead.ts';

const labels = ['Copy', 'Cite', 'Copy key', 'Éditer', 'Export', 'Abel', 'Aaron', 'Ångström', null];

/** The characters of `text`, 100 ms apart. */
const typed = (text: string): Typed => {
  const [first = '', ...others] = text;
  return others.reduce(
    (before, letter, index) => withLetter(before, letter, 1100 + index * 100),
    withLetter(null, first, 1000),
  );
};

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
  ['a', 0, 5],
  ['aa', 5, 6],
  ['aar', 6, 6],
  ['aaa', 6, 7],
  ['angs', 0, 7],
  ['x', 0, -1],
  ['c', -1, 0],
])('%j typed at row %i moves to row %i', (text, current, expected) => {
  expect(findTyped(labels, current, typed(text))).toBe(expected);
});

test('after a pause a new word begins', () => {
  const first = withLetter(null, 'c', 1000);
  expect(withLetter(first, 'i', 1500).text).toBe('ci');
  expect(withLetter(first, 'i', 1501).text).toBe('i');
  expect(isTyping(first, 1500)).toBe(true);
  expect(isTyping(null, 1500)).toBe(false);
});

test('an empty menu has nothing to find', () => {
  expect(findTyped([], -1, typed('c'))).toBe(-1);
});
