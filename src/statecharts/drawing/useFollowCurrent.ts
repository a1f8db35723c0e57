// Keeps in sight what a running machine enters: a large chart would be lit where nobody looks.
import { useEffect, useRef } from 'react';
import type { ChartLayout } from './layout/chartLayout.ts';
import { placeOf } from './neighbours.ts';
import type { Canvas } from './useCanvas.ts';

/** The innermost of the states that are new in `current`. */
export function enteredState(
  layout: ChartLayout,
  before: ReadonlySet<string>,
  current: ReadonlySet<string>,
): string | null {
  const entered = layout.states.filter(({ state }) => current.has(state.id) && !before.has(state.id));
  return entered.findLast(({ state }) => !state.children.some(({ id }) => current.has(id)))?.state.id ?? null;
}

/** Brings a state into sight when it is entered. */
export function useFollowCurrent(layout: ChartLayout, current: ReadonlySet<string>, canvas: Canvas): void {
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const entered = enteredState(layout, before.current, current);
    before.current = current;
    const place = entered === null ? null : placeOf(entered, layout);
    if (place) canvas.bringIntoSight(place);
  }, [layout, current, canvas]);
}
