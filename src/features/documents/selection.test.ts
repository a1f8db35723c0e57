// Tests selecting documents: one by one, in ranges, and all of a list that is not fully loaded.
import { describe, expect, it } from 'vitest';
import {
  atRest,
  countOf,
  everything,
  extended,
  headOf,
  isTicked,
  nothing,
  startedAt,
  toDocumentSelection,
  toggled,
  withTicks,
} from './selection.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'] as const;

describe('one by one', () => {
  it('selects and deselects; deselecting the last one leaves nothing selected', () => {
    const one = toggled(atRest, a);
    expect(one.selection).toEqual({ kind: 'some', ids: new Set([a]) });
    expect(toggled(one, a).selection).toEqual(nothing);
  });

  it('excludes deselected documents from “all”, and includes documents that are added later', () => {
    const allButB = withTicks(everything, [b], false);
    expect([a, b, 'new'].map((id) => isTicked(allButB, id))).toEqual([true, false, true]);
    expect(isTicked(withTicks(allButB, [b], true), b)).toBe(true);
  });
});

describe('ranges', () => {
  it('extend from the last row that was toggled, and can be shrunk again', () => {
    const before = toggled(toggled(atRest, d), a);
    const wide = extended(before, [a, b, c], c);
    expect(wide.selection).toEqual({ kind: 'some', ids: new Set([a, b, c, d]) });
    const narrow = extended(wide, [a, b], b);
    expect(narrow.selection).toEqual({ kind: 'some', ids: new Set([a, b, d]) });
    expect(narrow.anchor).toEqual(a);
  });

  it('start at a given row, which is not selected yet', () => {
    const begun = startedAt(atRest, b);
    expect(begun.selection).toEqual(nothing);
    expect(extended(begun, [b, c], c).selection).toEqual({ kind: 'some', ids: new Set([b, c]) });
  });

  it('include rows again that were excluded from “all”', () => {
    const allButB = toggled({ ...atRest, selection: everything }, b);
    expect(extended(startedAt(allButB, a), [a, b], b).selection).toEqual(everything);
  });
});

describe('what the page shows', () => {
  it('counts', () => {
    const some = withTicks(nothing, [a, b], true);
    expect(countOf(nothing, null)).toBe(0);
    expect(countOf(some, null)).toBe(2);
    expect(countOf(everything, 13)).toBe(13);
    expect(countOf(withTicks(everything, [a], false), 13)).toBe(12);
    expect(countOf(everything, null)).toBeNull();
  });

  it('shows none, some or all in the column header', () => {
    const both = withTicks(nothing, [a, b], true);
    expect(headOf(nothing, 2)).toBe('none');
    expect(headOf(both, 3)).toBe('some');
    expect(headOf(both, 2)).toBe('all');
    expect(headOf(both, null)).toBe('some');
    expect(headOf(everything, null)).toBe('all');
    expect(headOf(withTicks(everything, [a], false), null)).toBe('some');
    expect(headOf(withTicks(everything, [a, b], false), 2)).toBe('none');
  });

  it('describes the selection to the API by ids, or by the filter of the list', () => {
    expect(toDocumentSelection(nothing, null)).toBeNull();
    expect(toDocumentSelection(withTicks(nothing, [a, b], true), { query: 'x' })).toEqual({ ids: [a, b] });
    expect(toDocumentSelection(everything, null)).toEqual({ filterBy: {} });
    expect(toDocumentSelection(withTicks(everything, [a], false), { groupId: 'g', query: 'x' })).toEqual({
      filterBy: { groupId: 'g', query: 'x' },
      except: [a],
    });
  });
});
