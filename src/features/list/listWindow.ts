// Computes where the loaded rows are in the whole list, and which page the view needs next. Rows are numbered from 0 in the whole list.

/** Rows in one page. */
export const PAGE_SIZE = 50;
/** If more rows than this are loaded, the list restarts around the view, so that memory doesn't grow with the library. */
export const MOST_LOADED = 2000;
/** A page is requested when fewer rows than this are left beyond the view. */
const MARGIN = 25;

export interface LoadedRows {
  first: number;
  length: number;
  hasPrevious: boolean;
  hasNext: boolean;
}

export type NeededPage = { kind: 'none' } | { kind: 'next' } | { kind: 'previous' } | { kind: 'restart' };

/** The row at which to restart so that a view that begins at `start` is inside the page. */
export function rowBefore(start: number): number {
  return Math.max(0, start - MARGIN);
}

/** Decides what to load so that the rows `start` to `end` (inclusive) are available. */
export function neededPage(loaded: LoadedRows, start: number, end: number): NeededPage {
  const last = loaded.first + loaded.length;
  const farBelow = start > last + PAGE_SIZE && loaded.hasNext;
  const farAbove = end < loaded.first - PAGE_SIZE && loaded.hasPrevious;
  const wantsNext = loaded.hasNext && end >= last - MARGIN;
  const wantsPrevious = loaded.hasPrevious && start < loaded.first + MARGIN;
  if (farBelow || farAbove || ((wantsNext || wantsPrevious) && loaded.length >= MOST_LOADED))
    return { kind: 'restart' };
  if (wantsNext) return { kind: 'next' };
  if (wantsPrevious) return { kind: 'previous' };
  return { kind: 'none' };
}

export interface Anchor {
  ids: readonly string[];
  first: number;
  /** The connection's `startIndex` at that time. */
  startIndex: number;
}

/**
 * The row number of the first loaded row after the loaded rows changed. `startIndex` is that of the latest page. It is this row's number, unless the page was
 * appended, or rows were added or removed since without a page.
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
  // Closer to the end of the loaded rows than to the beginning: rows may have been added or removed above since.
  const isJoined = startIndex - previous.first > previous.ids.length / 2;
  const isOfBefore = startIndex === previous.startIndex;
  // The first row keeps its number. If it was removed, the next row takes its number.
  if ((ids[0] === head || ids[0] === second) && (isJoined || isOfBefore)) return at(previous.first);
  return at(startIndex);
}
