// Tests the recent searches of this device: latest first, for each account, deleted at log-out.
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch, forgetSearchesOfOthers, readSearches, rememberSearch } from './recentSearches.ts';

beforeEach(() => {
  localStorage.clear();
});

test('the latest comes first, once, and the number is limited', () => {
  for (const search of ['dark', 'white', 'dark']) rememberSearch('ada', search);
  expect(readSearches('ada')).toEqual(['dark', 'white']);
  for (let number = 0; number < 30; number += 1) rememberSearch('ada', `search ${number}`);
  expect(readSearches('ada')).toHaveLength(20);
  expect(readSearches('ada')[0]).toBe('search 29');
});

test('one can be removed', () => {
  for (const search of ['dark', 'white']) rememberSearch('ada', search);
  forgetSearch('ada', 'white');
  expect(readSearches('ada')).toEqual(['dark']);
});

test('logging out removes all, and each account sees only its own', () => {
  localStorage.setItem('theme', 'dark');
  rememberSearch('ada', 'dark');
  rememberSearch('grace', 'white');
  forgetSearchesOfOthers('grace');
  expect([readSearches('ada'), readSearches('grace')]).toEqual([[], ['white']]);
  forgetSearchesOfOthers(null);
  expect(readSearches('grace')).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('invalid or unavailable storage causes no error', () => {
  localStorage.setItem('searches:ada', '{"dark"');
  expect(readSearches('ada')).toEqual([]);
  localStorage.setItem('searches:ada', '{"0": 1}');
  expect(readSearches('ada')).toEqual([]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Quota exceeded');
  });
  expect(() => {
    rememberSearch('ada', 'dark');
  }).not.toThrow();
  vi.restoreAllMocks();
});
