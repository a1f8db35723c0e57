// How tall a row is: one line over another, or on a narrow list two lines of title over one of the rest. The same for all rows, so
// that any row of a long list has its place before it is loaded.
import { type RefObject, useEffect, useState } from 'react';

const NARROW = 480;
const rowHeight = { wide: 48, narrow: 80 };

/** Measures `list` and says how tall its rows are; the widths are those of the container queries beside it. */
export function useRowHeight(list: RefObject<HTMLElement | null>): number {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setNarrow(element.offsetWidth <= NARROW);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  });
  return narrow ? rowHeight.narrow : rowHeight.wide;
}
