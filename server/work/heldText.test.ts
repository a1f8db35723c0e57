// Tests the limit on the text of all responses of an account that are held in memory.
import { expect, test } from 'vitest';
import { HeldText, sizeOf, TooMuchHeld } from './heldText.ts';

test('concurrent responses count together, until they are sent', () => {
  const held = new HeldText();
  const [first, second] = [held.begin('a'), held.begin('a')];
  first.add(60_000_000);
  expect(() => second.add(40_000_000)).toThrow(TooMuchHeld);
  expect(() => held.begin('b').add(60_000_000)).not.toThrow();
  first.release();
  second.release();
  expect(() => held.begin('a').add(60_000_000)).not.toThrow();
  // Text that is still read for a released response is not counted.
  expect(() => first.add(60_000_000)).not.toThrow();
});

test.each([
  ['text', 'abc'],
  ['a row', { id: 'doc_1', fields: { keywords: ['a', 'b'], title: { value: 'Title' } }, trashed: false }],
])('the size of %s is approximately that of its JSON', (_, value) => {
  const json = JSON.stringify(value).length;
  expect(Math.abs(sizeOf(value) - json)).toBeLessThan(json / 5);
});
