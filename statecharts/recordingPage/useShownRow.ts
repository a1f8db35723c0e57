// Scrolls a virtual list of equally high rows so that one of them is in view.
//
// The virtualizer's own `scrollToIndex` measures the rows, which lays the page out several times a frame: that shows while a recording is scrubbed.
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What the list of a virtualizer shows, in pixels; null before it is laid out. The virtualizer changes it. */
export interface ShownPart {
  readonly scrollOffset: number | null;
  readonly scrollRect: { readonly height: number } | null;
}

/** Brings the row into view whenever another one is to be shown; -1 for none. `shown` is the virtualizer of the list. */
export function useShownRow(
  list: RefObject<HTMLElement | null>,
  shown: ShownPart,
  row: number,
  rowHeight: number,
): void {
  const show = useEffectEvent(() => {
    // Read now: when the list has just been rendered for the first time, they were not known.
    const { scrollOffset, scrollRect } = shown;
    if (row < 0 || !scrollRect) return;
    const top = offsetShowing(row * rowHeight, rowHeight, scrollOffset ?? 0, scrollRect.height);
    if (top !== null) list.current?.scrollTo({ top });
  });
  useEffect(() => {
    show();
  }, [row]);
}

/** The offset at which a list of this height shows the row at `top`; null if it already does. */
function offsetShowing(top: number, rowHeight: number, offset: number, height: number): number | null {
  if (top < offset) return top;
  return top + rowHeight > offset + height ? top + rowHeight - height : null;
}
