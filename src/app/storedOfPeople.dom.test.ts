// Tests that what is stored for an account is deleted when it logs out or another logs in.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recallExpanded, rememberExpanded } from '#src/features/groups/tree/expandedGroups.ts';
import { recallCounts, rememberCounts } from '#src/features/groups/tree/rememberedCounts.ts';
import { readSearches, rememberSearch } from '#src/features/search/recentSearches.ts';
import { isReportedByOthers, nobody } from '#src/ui/storage/recordingDatabase.ts';
import { forgetStoredOfOthers } from '#src/ui/storage/storedOfPeople.ts';

/** Which of these people have searches, and expanded groups, on this device. */
function stored() {
  const people = ['ada', 'ada2', 'grace'];
  return {
    searches: people.filter((userId) => readSearches(userId).length > 0),
    groups: people.filter((userId) => recallExpanded(userId, 'lib_1').size > 0),
  };
}

beforeEach(() => {
  localStorage.clear();
  for (const userId of ['ada', 'ada2', 'grace']) {
    rememberSearch(userId, 'dark');
    rememberExpanded(userId, 'lib_1', ['grp_a'], true);
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('another account deletes what is stored for the others', async () => {
  await forgetStoredOfOthers('ada');
  expect(stored()).toEqual({ searches: ['ada'], groups: ['ada'] });
});

test('logging out deletes it for all, and nothing else', async () => {
  rememberCounts(false);
  await forgetStoredOfOthers(null);
  expect(stored()).toEqual({ searches: [], groups: [] });
  expect(recallCounts()).toBe(false);
});

test('a browser that can list no databases opens that of the recordings, and others only if it is there', async () => {
  const open = vi.fn(() => {
    const request = { error: new Error('blocked'), onerror: (): void => undefined };
    queueMicrotask(() => {
      request.onerror();
    });
    return request;
  });
  vi.stubGlobal('indexedDB', { open, databases: () => Promise.resolve([]) });
  await forgetStoredOfOthers(null);
  expect(open).not.toHaveBeenCalled();
  vi.stubGlobal('indexedDB', { open });
  await expect(forgetStoredOfOthers(null)).rejects.toThrow('blocked');
  expect(open).toHaveBeenCalledWith('statecharts', 1);
});

test('recordings that others have reported are deleted, also those of nobody, and files that were opened are not', () => {
  const of = (account: string | null) => ({ account });
  expect([of('grace'), of(nobody)].map((record) => isReportedByOthers(record, 'ada'))).toEqual([true, true]);
  expect([of('ada'), of(nobody)].map((record) => isReportedByOthers(record, null))).toEqual([true, true]);
  expect([of('ada'), of(null), {}].map((record) => isReportedByOthers(record, 'ada'))).toEqual([false, false, false]);
});
