// A chart with the position of everything in it, in pixels from the top left of the drawing at 100 %.
import type { Chart, ChartState } from '../../chart/chart.ts';
import type { Block } from '../text/block.ts';
import type { StateBox } from '../text/stateBox.ts';
import type { Direction } from './layoutOptions.ts';

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
  /** The start of a line: a state, or the dot of an initial state. */
  readonly source: string;
  readonly target: string;
  readonly points: readonly Point[];
  /** The labels on the line and their position; null if there are none. */
  readonly label: LaidLabel | null;
}

/** The labels of a line. */
export interface LaidLabel extends Rect {
  readonly block: Block;
  /** The number of ancestors, whose backgrounds are drawn below the state. */
  readonly depth: number;
}

export interface ChartLayout {
  readonly chart: Chart;
  readonly direction: Direction;
  readonly width: number;
  readonly height: number;
  /** Parents before children. */
  readonly states: readonly LaidState[];
  /** The dots and lines of initial states, by the id of the state that contains them. */
  readonly dots: readonly (Rect & { readonly id: string })[];
  readonly lines: readonly LaidLine[];
}

/** Whether the state is a parallel region. */
export function isRegion({ state }: LaidState, { chart }: ChartLayout): boolean {
  return state.parent !== null && chart.states.get(state.parent)?.type === 'parallel';
}
