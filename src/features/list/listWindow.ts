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

/** The row at which the list starts anew so that a view beginning at `start` lies within the page. */
export function rowBefore(start: number): number {
  return Math.max(0, start - MARGIN);
}

/** Decides what to load so that the rows `start` to `end` (inclusive) are there. */
export function neededPage(loaded: LoadedRows, start: number, end: number): NeededPage {
  const last = loaded.first + loaded.length;
  const farBelow = start > last + PAGE_SIZE && loaded.hasNext;
  const farAbove = end < loaded.first - PAGE_SIZE && loaded.hasPrevious;
  const wantsNext = loaded.hasNext && end >= last - MARGIN;
  const wantsPrevious = loaded.hasPrevious && start < loaded.first + MARGIN;
  if (farBelow || farAbove || ((wantsNext || wantsPrevious) && loaded.length >= MOST_LOADED))
    return { kind: 'at', at: rowBefore(start) };
  if (wantsNext) return { kind: 'next' };
  if (wantsPrevious) return { kind: 'previous' };
  return { kind: 'none' };
}

export interface Anchor {
  ids: readonly string[];
  first: number;
  /** The `startIndex` that the connection had then. */
  startIndex: number;
}

/**
 * The row number of the first loaded row after the loaded rows changed. `startIndex` is that of the page that came last: the
 * first loaded row, unless the page was joined on at the end, or rows came and went since without a page.
 */
export function moveAnchor(
  previous: Anchor | null,
  ids: readonly string[],
  startIndex: number,
  hasPrevious: boolean,
): Anchor {
  const at = (first: number) => ({ ids, first, startIndex });
  if (!hasPrevious) return at(0);
  if (previous === null) return at(startIndex);
  const [head, second] = previous.ids;
  // Nearer to the end of what was loaded than to its beginning: rows may have come and gone above it since.
  const isJoined = startIndex - previous.first > previous.ids.length / 2;
  const isOfBefore = startIndex === previous.startIndex;
  // The head stands where it stood. If it was taken away, the row after it has its place.
  if ((ids[0] === head || ids[0] === second) && (isJoined || isOfBefore)) return at(previous.first);
  return at(startIndex);
}
