// Keeps the states that a running machine enters in view: on a large chart they would otherwise be highlighted out of view.
import { useEffect, useRef } from 'react';
import type { ChartLayout } from './layout/chartLayout.ts';
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

/** The minimum time between two moves, in milliseconds: a machine may change faster than people can watch. */
const pause = 300;

/** Brings a state into view when it is entered, until the person moves the chart; of several in quick succession, the last. */
export function useFollowCurrent(
  layout: ChartLayout,
  current: ReadonlySet<string>,
  canvas: Pick<Canvas, 'follow'>,
): void {
  const before = useRef<ReadonlySet<string>>(new Set());
  const moved = useRef(-Infinity);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const entered = enteredState(layout, before.current, current);
    before.current = current;
    if (entered === null) return;
    const move = () => {
      moved.current = performance.now();
      canvas.follow(entered);
    };
    clearTimeout(waiting.current);
    const rest = moved.current + pause - performance.now();
    if (rest <= 0) move();
    else waiting.current = setTimeout(move, rest);
  }, [layout, current, canvas]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
    },
    [],
  );
}
