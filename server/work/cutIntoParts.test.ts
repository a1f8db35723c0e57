import { expect, it } from 'vitest';
import { cutIntoParts } from './cutIntoParts.ts';

const largest = { documents: 3, text: 10 };
const cut = (sizes: readonly number[]) => cutIntoParts(sizes, (size) => size, largest);

it('cuts by documents and by text, and keeps the order', () => {
  expect(cut([1, 1, 1, 1])).toEqual([[1, 1, 1], [1]]);
  expect(cut([6, 4, 1])).toEqual([[6, 4], [1]]);
});

it('puts an item larger than a part into its own part', () => {
  expect(cut([1, 20, 1])).toEqual([[1], [20], [1]]);
});

it('returns one empty part for an empty list', () => {
  expect(cut([])).toEqual([[]]);
});
