import { expect, test } from 'vitest';
import { describeCopy } from './reportCopy.ts';

const copied = { copiedCount: 3, skippedCount: 0, newKeyCount: 0, madeGroupCount: 2, movedCount: 0 };
const request = { isMove: false, targetName: 'Seminar' };

test.each([
  [{}, {}, '3 documents copied to “Seminar”'],
  [{ skippedCount: 1 }, {}, '3 documents copied to “Seminar”. 1 is there already'],
  [{ newKeyCount: 2 }, {}, '3 documents copied to “Seminar”. 2 got a new citation key'],
  [{ copiedCount: 0 }, {}, '2 groups copied to “Seminar”'],
  [{ movedCount: 3 }, { isMove: true }, '3 documents moved to “Seminar”'],
  // One was changed while it was copied, and stayed.
  [{ movedCount: 2 }, { isMove: true }, '3 documents copied to “Seminar”'],
])('says what was copied: %#', (some, how, words) => {
  expect(describeCopy({ ...copied, ...some }, { ...request, ...how })).toBe(words);
});
