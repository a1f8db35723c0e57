// Which rows of a long list are seen. All rows are of one height, so a row's place is a product and any row has its place before it
// is loaded; a general virtualizer (@tanstack/react-virtual) measures rows, corrects scrolling and costs 9 KB gzip on the first visit for
// what is not needed here.
import { type RefCallback, useCallback, useRef, useState } from 'react';

/** The width of the container queries beside it: below, two lines of title stand over one of the rest. */
const NARROW = 480;
const rowHeights = { wide: 48, narrow: 80 };

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
  const [seen, setSeen] = useState({ start: 0, end: 16, rowHeight: rowHeights.wide });

  const ref = useCallback((list: HTMLElement | null) => {
    element.current = list;
    if (!list) return;
    const look = () => {
      // Hidden behind the document on a phone: what was seen is what will be seen again.
      if (list.clientHeight === 0) return;
      height.current = list.offsetWidth <= NARROW ? rowHeights.narrow : rowHeights.wide;
      const next = { ...rowsInView(list.scrollTop, list.clientHeight, height.current), rowHeight: height.current };
      setSeen((before) =>
        before.start === next.start && before.end === next.end && before.rowHeight === next.rowHeight ? before : next,
      );
    };
    list.addEventListener('scroll', look, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    observer?.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, []);

  const scrollTo = useCallback((index: number, align: 'nearest' | 'center' | 'start' = 'nearest') => {
    const list = element.current;
    if (!list) return;
    const top = index * height.current;
    const room = list.clientHeight - height.current;
    if (align === 'start') list.scrollTop = top;
    else if (align === 'center') list.scrollTop = top - room / 2;
    else if (top < list.scrollTop) list.scrollTop = top;
    else if (top > list.scrollTop + room) list.scrollTop = top - room;
  }, []);

  return { ...seen, ref, scrollTo };
}
