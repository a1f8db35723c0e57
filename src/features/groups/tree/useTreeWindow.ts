// Computes the visible rows of the tree. All have the same height, so that thousands of groups cost no more than a screenful.
import { type RefCallback, useCallback, useRef, useState } from 'react';

/** The rows assumed to be visible before anything is measured. */
const screenful = { start: 0, end: 40 };
const usualHeight = 28;
/** Rows rendered beyond either end. */
const overscan = 8;

export interface TreeWindow {
  /** The rows in view, both ends included. */
  start: number;
  end: number;
  rowHeight: number;
  /** The ref for the scrolling element. */
  ref: RefCallback<HTMLElement>;
  scrollTo: (index: number) => void;
}

/** Tracks the scroll position and the size of the element. */
export function useTreeWindow(): TreeWindow {
  const element = useRef<HTMLElement | null>(null);
  const height = useRef(usualHeight);
  const [seen, setSeen] = useState({ ...screenful, rowHeight: usualHeight });
  const ref = useCallback((list: HTMLElement | null) => {
    element.current = list;
    if (!list) return;
    const look = () => {
      // A hidden list, such as in a closed drawer, has no visible rows.
      if (list.clientHeight === 0) return;
      const rowHeight = Number.parseFloat(getComputedStyle(list).getPropertyValue('--tree-row')) || usualHeight;
      height.current = rowHeight;
      const start = Math.floor(list.scrollTop / rowHeight);
      const end = Math.ceil((list.scrollTop + list.clientHeight) / rowHeight) - 1;
      setSeen((before) =>
        before.start === start && before.end === end && before.rowHeight === rowHeight
          ? before
          : { start, end, rowHeight },
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
  const scrollTo = useCallback((index: number) => {
    const list = element.current;
    if (!list) return;
    const top = index * height.current;
    const last = top + height.current - list.clientHeight;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (last > list.scrollTop) list.scrollTop = last;
  }, []);
  return { ...seen, ref, scrollTo };
}

/** The rows to render: visible ones, some around them, and those that must stay mounted. */
export function rowsToDraw({ start, end }: Pick<TreeWindow, 'start' | 'end'>, count: number, kept: readonly number[]) {
  const drawn = new Set<number>();
  for (let row = Math.max(0, start - overscan); row <= Math.min(count - 1, end + overscan); row += 1) drawn.add(row);
  for (const row of kept) if (row >= 0 && row < count) drawn.add(row);
  return [...drawn].sort((one, other) => one - other);
}
