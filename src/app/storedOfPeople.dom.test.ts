// Tests that what is stored for an account is deleted when it logs out or another logs in.
import { beforeEach, expect, test } from 'vitest';
import { recallExpanded, rememberExpanded } from '#src/features/groups/tree/expandedGroups.ts';
import { recallCounts, rememberCounts } from '#src/features/groups/tree/rememberedCounts.ts';
import { readSearches, rememberSearch } from '#src/features/search/recentSearches.ts';
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
