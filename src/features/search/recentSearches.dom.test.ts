// Tests the recent searches of this device: latest first, for each account.
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch, readSearches, rememberSearch } from './recentSearches.ts';

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

test('each account sees only its own', () => {
  rememberSearch('ada', 'dark');
  rememberSearch('grace', 'white');
  expect([readSearches('ada'), readSearches('grace')]).toEqual([['dark'], ['white']]);
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
