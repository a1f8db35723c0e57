// Tests that a row keeps its key while rows around it are added, removed and changed.
import { expect, test } from 'vitest';
import { followRows } from './useRowKeys.ts';

const rows = { items: ['a', 'b', 'c'], keys: [0, 1, 2], next: 3 };

test.each<[string, string[], number[]]>([
  ['nothing changed', ['a', 'b', 'c'], [0, 1, 2]],
  ['one is typed in', ['a', 'bb', 'c'], [0, 1, 2]],
  ['one comes in above', ['new', 'a', 'b', 'c'], [3, 0, 1, 2]],
  ['one is typed at the end', ['a', 'b', 'c', ''], [0, 1, 2, 3]],
  ['one goes above', ['b', 'c'], [1, 2]],
  ['one goes, one comes', ['b', 'c', 'new'], [1, 2, 0]],
  ['they are sorted', ['b', 'c', 'a'], [1, 2, 0]],
  ['all go', [], []],
])('%s', (_, items, keys) => {
  expect(followRows(rows, items).keys).toEqual(keys);
});

test('two equal rows have different keys', () => {
  const equal = { items: ['', ''], keys: [4, 7], next: 8 };
  expect(followRows(equal, ['', 'x']).keys).toEqual([4, 7]);
  expect(followRows(equal, ['x', '']).keys).toEqual([4, 7]);
  expect(followRows(equal, ['', '', '']).keys).toEqual([4, 7, 8]);
});
