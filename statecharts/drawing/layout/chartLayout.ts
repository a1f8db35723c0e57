// A chart with a place for everything in it. Places are in pixels from the top left of the drawing, at 100 %.
import type { Chart, ChartState } from '../../chart/chart.ts';
import type { Block } from '../text/block.ts';
import type { StateBox } from '../text/stateBox.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export interface LaidState extends Rect {
  readonly state: ChartState;
  readonly box: StateBox;
}

export interface LaidLine {
  readonly id: string;
  /** Of a state; of the dot where the line only says where a state begins. */
  readonly source: string;
  readonly target: string;
  readonly points: readonly Point[];
  /** What is written on it, and where; null where nothing is. */
  readonly label: LaidLabel | null;
}

/** What is written on a line. */
export interface LaidLabel extends Rect {
  readonly block: Block;
  /** How many states it stands in: their grounds lie below it. */
  readonly depth: number;
}

export interface ChartLayout {
  readonly chart: Chart;
  readonly width: number;
  readonly height: number;
  /** Parents before children. */
  readonly states: readonly LaidState[];
  /** Where states begin, by the state. */
  readonly dots: readonly (Rect & { readonly id: string })[];
  readonly lines: readonly LaidLine[];
}

/** Whether the state is one of those that its parent is in at once. */
export function isRegion({ state }: LaidState, { chart }: ChartLayout): boolean {
  return state.parent !== null && chart.states.get(state.parent)?.type === 'parallel';
}
