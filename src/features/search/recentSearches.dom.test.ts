// The searches of this device: the last first, each account's own, and none of whoever has logged out.
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch, forgetSearchesOfOthers, readSearches, rememberSearch } from './recentSearches.ts';

beforeEach(() => {
  localStorage.clear();
});

test('the last one comes first, once, and of old ones not all are kept', () => {
  for (const search of ['dark', 'white', 'dark']) rememberSearch('ada', search);
  expect(readSearches('ada')).toEqual(['dark', 'white']);
  for (let number = 0; number < 30; number += 1) rememberSearch('ada', `search ${number}`);
  expect(readSearches('ada')).toHaveLength(20);
  expect(readSearches('ada')[0]).toBe('search 29');
});

test('one can be forgotten', () => {
  for (const search of ['dark', 'white']) rememberSearch('ada', search);
  forgetSearch('ada', 'white');
  expect(readSearches('ada')).toEqual(['dark']);
});

test('whoever logs out leaves nothing, and whoever logs in finds only their own', () => {
  localStorage.setItem('theme', 'dark');
  rememberSearch('ada', 'dark');
  rememberSearch('grace', 'white');
  forgetSearchesOfOthers('grace');
  expect([readSearches('ada'), readSearches('grace')]).toEqual([[], ['white']]);
  forgetSearchesOfOthers(null);
  expect(readSearches('grace')).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('what cannot be read or kept is no reason to fail', () => {
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
