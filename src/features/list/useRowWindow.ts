// Computes the visible rows of a long list. All rows have the same height, so positions are known before rows load. A general virtualizer
// (@tanstack/react-virtual) measures rows and corrects scrolling, which isn't needed here, and adds 9 KB gzip to the first visit.
import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The container width, as in the style sheet, below which a row has three lines. */
const NARROW = 480;
const NARROW_ROW = 80;
export const rowHeights = { comfortable: 48, compact: 32 };
/** The height of the sticky header row. */
const HEADS = 28;
/** The assumed height before measuring. */
const SCREENFUL = 816;

/** The visible rows, both ends included. */
export interface RowRange {
  start: number;
  end: number;
}

/** The one row that may be higher; `Infinity` if there is none. */
export interface HigherRow {
  id: string;
  index: number;
  height: number;
}

export interface RowWindow extends RowRange {
  rowHeight: number;
  /** The minimum number of rows, so that the initial scroll position exists. */
  atLeast: number;
  /** The ref of the scrolling element. */
  ref: RefCallback<HTMLElement>;
  scrollTo: (index: number, align?: 'nearest' | 'center' | 'start') => void;
  /** Scrolls by this many rows. */
  scrollBy: (rows: number) => void;
  /** Sets the extra height of the row with this number and document. When it shrinks, visible rows below don't move. */
  hold: (row: HigherRow) => void;
}

/** The rows between two positions; `height` is that of the visible part. */
export function rowsInView(top: number, height: number, rowHeight: number): RowRange {
  const start = Math.max(0, Math.floor(top / rowHeight));
  return { start, end: Math.max(start, Math.ceil((top + height) / rowHeight) - 1) };
}

/** The visible part before measuring, at scroll position `top`. */
function viewAt(top: number, rowHeight: number) {
  return { ...rowsInView(top, SCREENFUL, rowHeight), rowHeight };
}

/** The rows to render: visible ones, some around them, and the focused one, which must not be removed. */
export function rowsToDraw({ start, end }: RowRange, count: number, overscan: number, kept: number): number[] {
  const first = Math.max(0, start - overscan);
  const last = Math.min(count - 1, end + overscan);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (kept < 0 || kept >= count) return rows;
  return kept < first ? [kept, ...rows] : kept > last ? [...rows, kept] : rows;
}

/** The initial position of a list. */
export interface Place {
  /** Identifies the list, as each has its own position. */
  list: string;
  /** The scroll position, in pixels. */
  top: number;
  /** The row height, unless the list is narrow. */
  wideRow: number;
}

/** Tracks scroll position and size of a list. Assumes a screenful before measuring. */
export function useRowWindow(place: Place): RowWindow {
  const element = useRef<HTMLElement | null>(null);
  const { wideRow } = place;
  const height = useRef(wideRow);
  const topRow = useRef<number | null>(null);
  const higher = useRef<HigherRow>({ id: '', index: Infinity, height: 0 });
  const [seen, setSeen] = useState(() => viewAt(place.top, wideRow));
  const [begun, setBegun] = useState({ ...place, rows: seen.end + 1 });
  // Sets the view before scrolling, so that its rows are rendered and requested first and make the list high enough.
  if (begun.list !== place.list) {
    const next = viewAt(place.top, seen.rowHeight);
    setSeen(next);
    setBegun({ ...place, rows: next.end + 1 });
  }

  // A hidden list (behind a document on a phone) cannot be scrolled, so this waits until it is visible.
  const waiting = useRef<number | null>(place.top);
  useLayoutEffect(() => {
    if (!element.current) return;
    waiting.current = element.current.clientHeight === 0 ? begun.top : null;
    element.current.scrollTop = begun.top;
  }, [begun]);

  const ref = useCallback(
    (list: HTMLElement | null) => {
      element.current = list;
      if (!list) return;
      const look = () => {
        // The former position will be visible again.
        if (list.clientHeight === 0) return;
        const rowHeight = list.offsetWidth <= NARROW ? NARROW_ROW : wideRow;
        if (waiting.current !== null) {
          height.current = rowHeight;
          list.scrollTop = waiting.current;
          waiting.current = null;
        }
        topRow.current ??= rowHeight === height.current ? null : list.scrollTop / height.current;
        const top = topRow.current === null ? list.scrollTop : topRow.current * rowHeight;
        height.current = rowHeight;
        const next = { ...rowsInView(top, list.clientHeight - HEADS, rowHeight), rowHeight };
        setSeen((before) =>
          before.start === next.start && before.end === next.end && before.rowHeight === next.rowHeight ? before : next,
        );
      };
      look();
      list.addEventListener('scroll', look, { passive: true });
      const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
      observer?.observe(list);
      return () => {
        list.removeEventListener('scroll', look);
        observer?.disconnect();
      };
    },
    [wideRow],
  );

  // If the row height changes, the topmost row stays.
  useLayoutEffect(() => {
    if (topRow.current !== null && element.current) element.current.scrollTop = topRow.current * seen.rowHeight;
    topRow.current = null;
  }, [seen.rowHeight]);

  const scrollTo = useCallback((index: number, align: 'nearest' | 'center' | 'start' = 'nearest') => {
    const list = element.current;
    if (!list) return;
    const { index: unfolded, height: more } = higher.current;
    const top = index * height.current + (index > unfolded ? more : 0);
    if (waiting.current !== null) waiting.current = top;
    const room = list.clientHeight - HEADS - height.current - (index === unfolded ? more : 0);
    if (align === 'start') list.scrollTop = top;
    else if (align === 'center') list.scrollTop = top - room / 2;
    else if (top < list.scrollTop) list.scrollTop = top;
    else if (top > list.scrollTop + room) list.scrollTop = top - room;
  }, []);

  const scrollBy = useCallback((rows: number) => {
    if (element.current) element.current.scrollTop += rows * height.current;
  }, []);

  const hold = useCallback((row: HigherRow) => {
    const list = element.current;
    const before = higher.current;
    higher.current = row;
    if (!list || (before.id === row.id && row.height > 0)) return;
    if (before.index < Math.min(row.index, list.scrollTop / height.current)) list.scrollTop -= before.height;
  }, []);

  return { ...seen, atLeast: begun.rows, ref, scrollTo, scrollBy, hold };
}
