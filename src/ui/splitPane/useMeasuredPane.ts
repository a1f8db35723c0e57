// Measures the width of a pane and its maximum, because the style sheet decides both.
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { splitPaneMachine } from '#machines/splitPane/splitPaneMachine.ts';

export interface PaneLimits {
  readonly min: number;
  readonly max: number;
  /** The width that the panes beside it need at least. */
  readonly rest: number;
}

/** Measures the pane and its frame, now and whenever they change, and reports the limit to the machine. */
export function useMeasuredPane(
  actor: ActorRefFrom<typeof splitPaneMachine>,
  pane: RefObject<HTMLDivElement | null>,
  { min, max, rest }: PaneLimits,
): { width: number; max: number } {
  const [measured, setMeasured] = useState({ width: min, max });
  useLayoutEffect(() => {
    const element = pane.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const measure = () => {
      const most = Math.max(min, Math.min(max, frame.clientWidth - rest));
      const width = element.offsetWidth;
      actor.send({ type: 'limits.changed', max: most });
      setMeasured((before) => (before.width === width && before.max === most ? before : { width, max: most }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(frame);
    return () => {
      observer.disconnect();
    };
  }, [actor, pane, min, max, rest]);
  return measured;
}
