// Which rows of a long list are seen. All rows are of one height, so a row's place is a product and any row has its place before it
// is loaded; a general virtualizer (@tanstack/react-virtual) measures rows, corrects scrolling and costs 9 KB gzip on the first visit for
// what is not needed here.
import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The width of the container queries beside it: below, two lines of title stand over one of the rest. */
const NARROW = 480;
const rowHeights = { wide: 48, narrow: 80 };
/** The heads of the columns stand at the top of what scrolls and cover this much of it. */
const HEADS = 28;

/** The rows in view, both ends included. */
export interface RowRange {
  start: number;
  end: number;
}

export interface RowWindow extends RowRange {
  rowHeight: number;
  /** Goes on the element that scrolls. */
  ref: RefCallback<HTMLElement>;
  scrollTo: (index: number, align?: 'nearest' | 'center' | 'start') => void;
}

/** The rows between two heights of a list, where `height` is that of the part that is seen. */
export function rowsInView(top: number, height: number, rowHeight: number): RowRange {
  const start = Math.max(0, Math.floor(top / rowHeight));
  return { start, end: Math.max(start, Math.ceil((top + height) / rowHeight) - 1) };
}

/** Which rows to draw: those in view, some around them, and the one that has the focus, which must not go away under the keyboard. */
export function rowsToDraw({ start, end }: RowRange, count: number, overscan: number, kept: number): number[] {
  const first = Math.max(0, start - overscan);
  const last = Math.min(count - 1, end + overscan);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (kept < 0 || kept >= count) return rows;
  return kept < first ? [kept, ...rows] : kept > last ? [...rows, kept] : rows;
}

/** Follows the scrolling and the size of a list. Until it is measured a screenful is seen. */
export function useRowWindow(): RowWindow {
  const element = useRef<HTMLElement | null>(null);
  const height = useRef(rowHeights.wide);
  const topRow = useRef<number | null>(null);
  const [seen, setSeen] = useState({ start: 0, end: 16, rowHeight: rowHeights.wide });

  const ref = useCallback((list: HTMLElement | null) => {
    element.current = list;
    if (!list) return;
    const look = () => {
      // Hidden behind the document on a phone: what was seen is what will be seen again.
      if (list.clientHeight === 0) return;
      const rowHeight = list.offsetWidth <= NARROW ? rowHeights.narrow : rowHeights.wide;
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
  }, []);

  // Rows of another height: the one at the top stays there.
  useLayoutEffect(() => {
    if (topRow.current !== null && element.current) element.current.scrollTop = topRow.current * seen.rowHeight;
    topRow.current = null;
  }, [seen.rowHeight]);

  const scrollTo = useCallback((index: number, align: 'nearest' | 'center' | 'start' = 'nearest') => {
    const list = element.current;
    if (!list) return;
    const top = index * height.current;
    const room = list.clientHeight - HEADS - height.current;
    if (align === 'start') list.scrollTop = top;
    else if (align === 'center') list.scrollTop = top - room / 2;
    else if (top < list.scrollTop) list.scrollTop = top;
    else if (top > list.scrollTop + room) list.scrollTop = top - room;
  }, []);

  return { ...seen, ref, scrollTo };
}
