// Tests that ids sort in the order in which they were created, even within one millisecond and when the clock goes back.
import { expect, test } from 'vitest';
import { createNewId } from './ids.ts';

test('ids sort in the order of their creation, and are unique', () => {
  let now = 1_700_000_000_000;
  const newId = createNewId({ now: () => new Date(now) }, (bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
  const ids = Array.from({ length: 300 }, (_, index) => {
    if (index % 100 === 0) now += index === 200 ? -5 : 1;
    return newId('doc');
  });
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(300);
});
