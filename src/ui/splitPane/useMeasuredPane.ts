// How wide a pane stands, and how wide it could be: the style sheet decides, so it is measured.
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { splitPaneMachine } from '#machines/splitPane/splitPaneMachine.ts';

export interface PaneLimits {
  readonly min: number;
  readonly max: number;
  /** What the panes beside it need at least. */
  readonly rest: number;
}

/** Measures the pane and its frame, now and whenever they change; the machine is told the limit. */
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
