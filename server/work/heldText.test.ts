// How much text the answers of an account may hold at once.
import { expect, test } from 'vitest';
import { HeldText, sizeOf, TooMuchHeld } from './heldText.ts';

test('what is asked for at once counts together, and no more once an answer was sent', () => {
  const held = new HeldText();
  const [first, second] = [held.begin('a'), held.begin('a')];
  first.add(60_000_000);
  expect(() => second.add(40_000_000)).toThrow(TooMuchHeld);
  expect(() => held.begin('b').add(60_000_000)).not.toThrow();
  first.release();
  second.release();
  expect(() => held.begin('a').add(60_000_000)).not.toThrow();
  // What is still read for an answer that nobody takes is not counted.
  expect(() => first.add(60_000_000)).not.toThrow();
});

test.each([
  ['text', 'abc'],
  ['a row', { id: 'doc_1', fields: { keywords: ['a', 'b'], title: { value: 'Title' } }, trashed: false }],
])('the size of %s is about that of its JSON', (_, value) => {
  const json = JSON.stringify(value).length;
  expect(Math.abs(sizeOf(value) - json)).toBeLessThan(json / 5);
});
