import { commitLocalUpdate, type Environment } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import type { CopyRequest } from '#machines/libraryCopy/libraryCopyTypes.ts';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { GROUPS } from '#src/relay/invalidateLists.ts';
import { describeCopy, describeNothing, reportCopy } from './reportCopy.ts';

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
  [
    { mayBeUndercounted: true },
    {},
    '3 documents copied to “Seminar”. There may be more of them than the page was told',
  ],
  [{ copiedCount: 0, madeGroupCount: 0, mayBeUndercounted: true }, {}, 'Some documents were copied to “Seminar”'],
])('says what was copied: %#', (some, how, words) => {
  expect(describeCopy({ ...copied, ...some }, { ...request, ...how })).toBe(words);
});

test.each([
  [{ skippedCount: 3 }, 'Nothing was copied: everything is in “Seminar” already.'],
  [{ skippedCount: 2 }, 'Stopped. Nothing was copied: 2 are in “Seminar” already, and the others were not copied yet.'],
  [{ copiedCount: 1 }, null],
  [{ skippedCount: 2, mayBeUndercounted: true }, null],
])('says why there is nothing to undo: %#', (some, words) => {
  const nothing = { documentCount: 3, copiedCount: 0, skippedCount: 0, madeGroupCount: 0 };
  expect(describeNothing({ ...nothing, ...some }, 'Seminar')).toBe(words);
});

test('the cached lists of the target are outdated, and those of the source after a move alone', async () => {
  const shown = new Map<string, Promise<Environment>>();
  const open = (libraryId: string) => {
    const environment = createEnvironment({ url: '/api', libraryId, shown, onUnauthenticated: () => undefined });
    commitLocalUpdate(environment, (store) => {
      for (const id of [libraryId, GROUPS]) store.create(id, 'Library');
    });
    shown.set(libraryId, Promise.resolve(environment));
    const store = environment.getStore();
    const state = store.lookupInvalidationState([libraryId, GROUPS]);
    return { environment, isOutdated: () => store.checkInvalidationState(state) };
  };
  const [source, target, other] = [open('a'), open('b'), open('c')];
  const nothing = { ...copied, copiedCount: 0, madeGroupCount: 0, skippedCount: 3, documentCount: 3, steps: [] };
  const report = (isMove: boolean) => {
    const choices = { withGroups: true, withDocuments: true, duplicates: 'SKIP', isMove } as const;
    const asked: CopyRequest = { ...request, ...choices, sourceId: 'a', targetId: 'b', isContinued: false, key: 'key' };
    reportCopy({ environment: source.environment, openId: undefined }, nothing, asked);
  };
  const outdated = () => [source, target, other].map(({ isOutdated }) => isOutdated());
  report(false);
  await vi.waitFor(() => {
    expect(outdated()).toEqual([false, true, false]);
  });
  report(true);
  expect(outdated()).toEqual([true, true, false]);
});
