// Tests that a virtual list is scrolled only as far as needed to show a row.
import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { type ShownPart, useShownRow } from './useShownRow.ts';

/** A list that shows four rows of 25 pixels. */
function scrolledTo(rows: readonly number[]): number[] {
  const tops: number[] = [];
  const element = document.createElement('div');
  Object.assign(element, {
    scrollTo: ({ top }: { top: number }) => {
      tops.push(top);
      shown.scrollOffset = top;
    },
  });
  const shown: { -readonly [Name in keyof ShownPart]: ShownPart[Name] } = { scrollOffset: null, scrollRect: null };
  const { rerender } = renderHook(
    ({ row }) => {
      useLayoutEffect(() => {
        shown.scrollRect = { height: 100 };
      }, []);
      useShownRow({ current: element }, shown, row, 25);
    },
    { initialProps: { row: rows[0] ?? -1 } },
  );
  for (const row of rows.slice(1)) rerender({ row });
  return tops;
}

test('a row in view stays where it is, also when the list has just been rendered', () => {
  expect(scrolledTo([0, 3, 1])).toEqual([]);
});

test('a row below or above comes into view at the nearer edge', () => {
  expect(scrolledTo([10, 9, 2])).toEqual([175, 50]);
});

test('where none is to be shown, nothing is scrolled', () => {
  expect(scrolledTo([-1, 40, -1])).toEqual([925]);
});
