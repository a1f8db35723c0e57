import { expect, test } from 'vitest';
import { describeCopy, describeNothing } from './reportCopy.ts';

const copied = { copiedCount: 3, skippedCount: 0, newKeyCount: 0, madeGroupCount: 2, movedCount: 0 };
const request = { isMove: false, targetName: 'Seminar' };

test.each([
  [{}, {}, '3 documents copied to “Seminar”'],
  [{ skippedCount: 1 }, {}, '3 documents copied to “Seminar”. 1 is there already'],
  [{ newKeyCount: 2 }, {}, '3 documents copied to “Seminar”. 2 got a new citation key'],
  [{ copiedCount: 0 }, {}, '2 groups copied to “Seminar”'],
  [{ movedCount: 3 }, { isMove: true }, '3 documents moved to “Seminar”'],
  // One was changed while it was copied, or the move was stopped.
  [
    { movedCount: 2 },
    { isMove: true },
    '3 documents copied to “Seminar”. 2 of them moved to the trash here, the others are still here',
  ],
  [{ mayBeMore: true }, {}, '3 documents copied to “Seminar”. There may be more of them than the page was told'],
  [{ copiedCount: 0, madeGroupCount: 0, mayBeMore: true }, {}, 'Some documents were copied to “Seminar”'],
])('says what was copied: %#', (some, how, words) => {
  expect(describeCopy({ ...copied, ...some }, { ...request, ...how })).toBe(words);
});

test.each([
  [{ skippedCount: 3 }, 'Nothing was copied: everything is in “Seminar” already.'],
  [{ skippedCount: 2 }, 'Stopped. Nothing was copied: 2 are in “Seminar” already, and the others were not copied yet.'],
  [{ copiedCount: 1 }, null],
  [{ skippedCount: 2, mayBeMore: true }, null],
])('says why there is nothing to undo: %#', (some, words) => {
  const nothing = { documentCount: 3, copiedCount: 0, skippedCount: 0, madeGroupCount: 0 };
  expect(describeNothing({ ...nothing, ...some }, 'Seminar')).toBe(words);
});
