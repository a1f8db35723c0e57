// Where the loaded rows lie in the whole list, and which page the view needs next. Rows are counted from 0 in the whole list.

/** Rows in one page. */
export const PAGE_SIZE = 50;
/** More loaded rows than this are let go of: the list starts anew around the view, so that memory does not grow with the library. */
export const MOST_LOADED = 2000;
/** A page is asked for when fewer rows than this are left beyond the view. */
const MARGIN = 25;

export interface LoadedRows {
  first: number;
  length: number;
  hasPrevious: boolean;
  hasNext: boolean;
}

export type NeededPage = { kind: 'none' } | { kind: 'next' } | { kind: 'previous' } | { kind: 'at'; at: number };

/** Decides what to load so that the rows `start` to `end` (inclusive) are there. */
export function neededPage(loaded: LoadedRows, start: number, end: number): NeededPage {
  const last = loaded.first + loaded.length;
  const farBelow = start > last + PAGE_SIZE && loaded.hasNext;
  const farAbove = end < loaded.first - PAGE_SIZE && loaded.hasPrevious;
  const wantsNext = loaded.hasNext && end >= last - MARGIN;
  const wantsPrevious = loaded.hasPrevious && start < loaded.first + MARGIN;
  if (farBelow || farAbove || ((wantsNext || wantsPrevious) && loaded.length >= MOST_LOADED))
    return { kind: 'at', at: Math.max(0, start - MARGIN) };
  if (wantsNext) return { kind: 'next' };
  if (wantsPrevious) return { kind: 'previous' };
  return { kind: 'none' };
}

export interface Anchor {
  ids: readonly string[];
  first: number;
}

/**
 * The row number of the first loaded row after the loaded rows changed. `startIndex` is that of the page that came last, which is
 * the first loaded row only when the list was started anew; a page that was joined on is found by the rows both have.
 */
export function moveAnchor(
  previous: Anchor | null,
  ids: readonly string[],
  startIndex: number,
  hasPrevious: boolean,
): Anchor {
  if (!hasPrevious) return { ids, first: 0 };
  if (previous !== null) {
    const oldHead = previous.ids[0];
    const shift = oldHead === undefined ? -1 : ids.indexOf(oldHead);
    if (shift >= 0) return { ids, first: Math.max(0, previous.first - shift) };
    // The first row itself was taken away: the next one has its place.
    const newHead = ids[0];
    const taken = newHead === undefined ? -1 : previous.ids.indexOf(newHead);
    if (taken === 1) return { ids, first: previous.first };
  }
  return { ids, first: startIndex };
}
