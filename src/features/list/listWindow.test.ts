// Tests which pages the list loads, and that rows keep their positions when pages are added, replaced or dropped.
import { describe, expect, it } from 'vitest';
import { MOST_LOADED, moveAnchor, neededPage, rowBefore } from './listWindow.ts';

const middle = { first: 1000, length: 100, hasPrevious: true, hasNext: true };

describe('neededPage', () => {
  it('requests nothing while the view is well inside', () => {
    expect(neededPage(middle, 1040, 1060)).toEqual({ kind: 'none' });
  });

  it('adds a page at either end', () => {
    expect(neededPage(middle, 1060, 1080)).toEqual({ kind: 'next' });
    expect(neededPage(middle, 1010, 1030)).toEqual({ kind: 'previous' });
  });

  it('restarts after a far jump in either direction', () => {
    expect(neededPage(middle, 5000, 5020)).toEqual({ kind: 'restart' });
    expect(neededPage(middle, 10, 30)).toEqual({ kind: 'restart' });
  });

  it('restarts around the view when too much is loaded', () => {
    const full = { ...middle, length: MOST_LOADED };
    expect(neededPage(full, 2980, 2999)).toEqual({ kind: 'restart' });
  });

  it('restarts so that rows above the view are loaded, too', () => {
    expect(rowBefore(5000)).toBe(4975);
    expect(rowBefore(10)).toBe(0);
  });

  it('requests nothing beyond the ends', () => {
    expect(neededPage({ first: 0, length: 10, hasPrevious: false, hasNext: false }, 0, 9)).toEqual({ kind: 'none' });
  });
});

describe('moveAnchor', () => {
  it('uses startIndex after a restart', () => {
    expect(moveAnchor(null, ['a'], 40, true).first).toBe(40);
    expect(moveAnchor({ ids: ['x', 'y'], first: 7, startIndex: 7 }, ['a'], 40, true).first).toBe(40);
  });

  it('stays when a page is appended, and moves up when one is prepended', () => {
    const before = { ids: ['c', 'd'], first: 40, startIndex: 40 };
    expect(moveAnchor(before, ['c', 'd', 'e'], 42, true).first).toBe(40);
    expect(moveAnchor(before, ['a', 'b', 'c', 'd'], 38, true).first).toBe(38);
  });

  it('stays when a page is appended after rows were added elsewhere above', () => {
    expect(moveAnchor({ ids: ['c', 'd'], first: 40, startIndex: 40 }, ['c', 'd', 'e'], 43, true).first).toBe(40);
  });

  it('uses startIndex even if some previous rows are among the new ones', () => {
    // Thirty documents were imported above, and the list restarted at the first visible row.
    const before = { ids: ['a', 'b', 'c', 'd'], first: 0, startIndex: 0 };
    expect(moveAnchor(before, ['x', 'y', 'a', 'b'], 25, true).first).toBe(25);
    expect(moveAnchor({ ...before, first: 10, startIndex: 10 }, ['a', 'b', 'c', 'd'], 11, true).first).toBe(11);
  });

  it('stays when the first row is removed', () => {
    expect(moveAnchor({ ids: ['c', 'd'], first: 40, startIndex: 99 }, ['d'], 99, true).first).toBe(40);
  });

  it('is 0 when nothing comes before', () => {
    expect(moveAnchor({ ids: ['c'], first: 40, startIndex: 40 }, ['a'], 3, false).first).toBe(0);
  });
});
