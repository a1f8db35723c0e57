// Tests which rows are visible and which are rendered.
import { describe, expect, it } from 'vitest';
import { rowsInView, rowsToDraw } from './useRowWindow.ts';

describe('rowsInView', () => {
  it('counts partly visible rows', () => {
    expect(rowsInView(0, 480, 48)).toEqual({ start: 0, end: 9 });
    expect(rowsInView(24, 480, 48)).toEqual({ start: 0, end: 10 });
    expect(rowsInView(48 * 5000, 100, 48)).toEqual({ start: 5000, end: 5002 });
  });
});

describe('rowsToDraw', () => {
  it('renders some rows around the view, but none beyond the ends', () => {
    expect(rowsToDraw({ start: 0, end: 2 }, 4, 8, 0)).toEqual([0, 1, 2, 3]);
    expect(rowsToDraw({ start: 10, end: 11 }, 100, 1, 10)).toEqual([9, 10, 11, 12]);
    expect(rowsToDraw({ start: 0, end: 2 }, 0, 8, 0)).toEqual([]);
  });

  it('keeps the focused row in its place', () => {
    expect(rowsToDraw({ start: 10, end: 11 }, 100, 0, 3)).toEqual([3, 10, 11]);
    expect(rowsToDraw({ start: 10, end: 11 }, 100, 0, 50)).toEqual([10, 11, 50]);
    expect(rowsToDraw({ start: 10, end: 11 }, 12, 0, 50)).toEqual([10, 11]);
  });
});
