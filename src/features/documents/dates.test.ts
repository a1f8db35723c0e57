// Tests when the trash deletes a document.
import { expect, test } from 'vitest';
import { deletionOf, formatDay } from './dates.ts';

test.each([
  ['2026-11-03T12:00:00.000Z', '3 December 2026'],
  ['2026-02-10T12:00:00.000Z', '12 March 2026'],
])('a document that was moved to the trash at %s is deleted on %s', (trashed, day) => {
  expect(formatDay(deletionOf(trashed))).toBe(day);
});
