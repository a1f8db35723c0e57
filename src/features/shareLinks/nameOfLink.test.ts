import { expect, test } from 'vitest';
import type { ShareLink } from '#machines/shareLinks/shareLinksTypes.ts';
import { describeLink, nameOfLink } from './nameOfLink.ts';

const library: ShareLink = { id: 'lnk_1', label: '', groupId: null, groupName: null, query: null, lastUsed: null };
const group: ShareLink = { ...library, groupId: 'grp_1', groupName: 'Sea' };

test.each([
  [library, 'Whole library'],
  [{ ...library, query: 'tides' }, 'Search “tides”'],
  [group, 'Group “Sea”'],
  [{ ...group, query: 'tides' }, 'Search “tides” in group “Sea”'],
  [{ ...group, groupName: null }, 'A group that was deleted'],
  [{ ...group, groupName: null, query: 'tides' }, 'Search “tides” in a group that was deleted'],
])('says what a link shows: %#', (link, words) => {
  expect(describeLink(link)).toBe(words);
  expect(nameOfLink(link)).toBe(words);
});

test('a link is called by its note', () => {
  expect(nameOfLink({ ...group, label: 'For Ada' })).toBe('For Ada');
});
