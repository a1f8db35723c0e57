// One version of a machine, as it is compared: its chart, its code and its file. It can be written as JSON, because old versions are read in a process of their own.
import type { AnyStateMachine } from 'xstate';
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { chartOf } from '../chart/chartOf.ts';
import { codeOf, type MachineCode, type SourceReader } from './machineCode.ts';

export interface MachineVersion {
  /** From the root of the repository or the folder. */
  readonly file: string;
  readonly chart: Chart;
  readonly code: MachineCode;
}

/** A chart without its map of states, which JSON doesn't have. */
export interface ChartData {
  readonly id: string;
  readonly root: ChartState;
  readonly transitions: readonly ChartTransition[];
}

export interface MachineData {
  readonly file: string;
  readonly chart: ChartData;
  readonly code: MachineCode;
}

function withDescendants(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap(withDescendants)];
}

/** The chart with the map of its states. */
export function readChart({ id, root, transitions }: ChartData): Chart {
  return { id, root, states: new Map(withDescendants(root).map((state) => [state.id, state])), transitions };
}

/** The chart without the map of its states. */
export function writeChart({ id, root, transitions }: Chart): ChartData {
  return { id, root, transitions };
}

/**
 * The data about a machine that the process that has loaded it sends to the comparing process. Without `sources`, the functions that its code calls are
 * not compared.
 */
export function machineData(machine: AnyStateMachine, file: string, sources?: SourceReader): MachineData {
  return { file, chart: writeChart(chartOf(machine)), code: codeOf(machine, sources) };
}

/** The version that these data describe. */
export function readVersion({ file, chart, code }: MachineData): MachineVersion {
  return { file, chart: readChart(chart), code };
}
