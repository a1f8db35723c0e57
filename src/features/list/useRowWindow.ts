// Which rows of a long list are seen. All rows are of one height, so a row's place is a product and any row has its place before it
// is loaded; a general virtualizer (@tanstack/react-virtual) measures rows, corrects scrolling and costs 9 KB gzip on the first visit for
// what is not needed here.
import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The width of the container queries beside it: below, a row has three lines. */
const NARROW = 480;
const NARROW_ROW = 80;
export const rowHeights = { comfortable: 48, compact: 32 };
/** The heads of the columns stand at the top of what scrolls and cover this much of it. */
const HEADS = 28;
/** The height that is taken to be seen before it is measured. */
const SCREENFUL = 816;

/** The rows in view, both ends included. */
export interface RowRange {
  start: number;
  end: number;
}

/** The one row that may be higher than the others; none is at a number without end. */
export interface HigherRow {
  id: string;
  index: number;
  height: number;
}

export interface RowWindow extends RowRange {
  rowHeight: number;
  /** How many rows the list had at least, to be seen where it begins. */
  atLeast: number;
  /** Goes on the element that scrolls. */
  ref: RefCallback<HTMLElement>;
  scrollTo: (index: number, align?: 'nearest' | 'center' | 'start') => void;
  /** So many rows on, or back. */
  scrollBy: (rows: number) => void;
  /** The row with this number, of this document, is so much higher than the others. Once it is not, what stands below it stays where it is seen. */
  hold: (row: HigherRow) => void;
}

/** The rows between two heights of a list, where `height` is that of the part that is seen. */
export function rowsInView(top: number, height: number, rowHeight: number): RowRange {
  const start = Math.max(0, Math.floor(top / rowHeight));
  return { start, end: Math.max(start, Math.ceil((top + height) / rowHeight) - 1) };
}

/** What is seen of a list that is scrolled down to `top` and not measured. */
function viewAt(top: number, rowHeight: number) {
  return { ...rowsInView(top, SCREENFUL, rowHeight), rowHeight };
}

/** Which rows to draw: those in view, some around them, and the one that has the focus, which must not go away under the keyboard. */
export function rowsToDraw({ start, end }: RowRange, count: number, overscan: number, kept: number): number[] {
  const first = Math.max(0, start - overscan);
  const last = Math.min(count - 1, end + overscan);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (kept < 0 || kept >= count) return rows;
  return kept < first ? [kept, ...rows] : kept > last ? [...rows, kept] : rows;
}

/** Where a list begins to be seen. */
export interface Place {
  /** Tells lists apart: another one begins at its own place. */
  list: string;
  /** How far it is scrolled down, in pixels. */
  top: number;
  /** How high its rows are, where it is not narrow. */
  wideRow: number;
}

/** Follows the scrolling and the size of a list that begins at `place`. Until it is measured a screenful is seen. */
export function useRowWindow(place: Place): RowWindow {
  const element = useRef<HTMLElement | null>(null);
  const { wideRow } = place;
  const height = useRef(wideRow);
  const topRow = useRef<number | null>(null);
  const higher = useRef<HigherRow>({ id: '', index: Infinity, height: 0 });
  const [seen, setSeen] = useState(() => viewAt(place.top, wideRow));
  const [begun, setBegun] = useState({ ...place, rows: seen.end + 1 });
  // The view is there before anything is scrolled: its rows are the first to be drawn and asked for, and make the list high enough.
  if (begun.list !== place.list) {
    const next = viewAt(place.top, seen.rowHeight);
    setSeen(next);
    setBegun({ ...place, rows: next.end + 1 });
  }

  // What is hidden, as behind the document on a phone, cannot be scrolled: it waits until it is seen.
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
        // What was seen is what will be seen again.
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

  // Rows of another height: the one at the top stays there.
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
