// The drawn chart of a machine.
import { type Ref, useImperativeHandle } from 'react';
import type { Chart } from '../chart/chart.ts';
import type { Pressed } from '../viewer/mode.ts';
import type { ChartOverlay } from '../viewer/overlay.ts';

/** What can be asked of the drawing from outside, such as by a find box or an export menu. */
export interface DrawingHandle {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  /** Brings a state (by its id) or a transition (by its name) to the middle and flashes it. */
  show(idOrName: string): void;
  /** The whole chart as a picture that stands alone. */
  toSvg(): Promise<string>;
}

export interface ChartDrawingProps {
  readonly chart: Chart;
  readonly overlay: ChartOverlay;
  /** What is chosen, such as what the panel tells of; null where nothing is. */
  readonly selected: Pressed | null;
  readonly onPress: (pressed: Pressed) => void;
  readonly handle?: Ref<DrawingHandle> | undefined;
}

/** Draws `chart`, and lays over it what `overlay` says. It fills what is around it. */
export function ChartDrawing({ chart, overlay, onPress, handle }: ChartDrawingProps) {
  useImperativeHandle(handle, () => ({
    zoomIn: () => undefined,
    zoomOut: () => undefined,
    fit: () => undefined,
    show: () => undefined,
    toSvg: () => Promise.resolve(''),
  }));
  return (
    <ul>
      {[...chart.states.values()].map((state) => (
        <li key={state.id} aria-current={overlay.current.has(state.id) ? 'true' : undefined}>
          <button
            type="button"
            onClick={() => {
              onPress({ kind: 'state', id: state.id });
            }}
          >
            {state.path || state.key}
          </button>
        </li>
      ))}
    </ul>
  );
}
