import { expect, test } from 'vitest';
import { offersFor } from './openShareLinks.ts';

const choicesFor = (list: Parameters<typeof offersFor>[0]) => offersFor(list).map(({ choice }) => choice);

test('what a list shows can be shared, the most special last', () => {
  expect(choicesFor({})).toEqual(['library']);
  expect(choicesFor({ groupId: 'grp_1' })).toEqual(['library', 'group']);
  expect(choicesFor({ query: 'tides' })).toEqual(['library', 'search']);
  expect(offersFor({ groupId: 'grp_1', query: 'tides' })).toEqual([
    { choice: 'library', groupId: null, query: null },
    { choice: 'group', groupId: 'grp_1', query: null },
    { choice: 'search', groupId: 'grp_1', query: 'tides' },
  ]);
});

test('the trash and several groups cannot be shared, only the library', () => {
  expect(choicesFor({ trashed: true, query: 'tides' })).toEqual(['library']);
  expect(choicesFor({ groupIds: ['grp_1', 'grp_2'] })).toEqual(['library']);
});
