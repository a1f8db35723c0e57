// The differences as JSON: what `npm run statecharts:diff -- --json` prints and the viewer opens. Each changed machine has both of its charts.
import type { ChartDiff } from './chartDiff.ts';
import type { MachineChange } from './diffMachines.ts';
import { writeChart, type ChartData, type MachineVersion } from './machineVersion.ts';

interface VersionData {
  readonly file: string;
  readonly chart: ChartData;
}

/** One machine that was added, went or changed. */
export type ChangeData =
  | { readonly kind: 'added'; readonly after: VersionData }
  | { readonly kind: 'gone'; readonly before: VersionData }
  | { readonly kind: 'changed'; readonly before: VersionData; readonly after: VersionData; readonly diff: ChartDiff };

export interface ChangesData {
  /** Tells the file from others. */
  readonly format: typeof changesFormat;
  readonly machines: readonly ChangeData[];
  /** The files that could not be read. */
  readonly problems: readonly { readonly file: string; readonly problem: string }[];
}

export const changesFormat = 'statechart changes 1';

function versionData({ file, chart }: MachineVersion): VersionData {
  return { file, chart: writeChart(chart) };
}

function changeData(change: MachineChange): ChangeData {
  switch (change.kind) {
    case 'added':
      return { kind: 'added', after: versionData(change.after) };
    case 'gone':
      return { kind: 'gone', before: versionData(change.before) };
    case 'changed':
      return { ...change, before: versionData(change.before), after: versionData(change.after) };
  }
}

/** The changes as plain data. */
export function changesData(changes: readonly MachineChange[], problems: ChangesData['problems']): ChangesData {
  return { format: changesFormat, machines: changes.map(changeData), problems };
}

/** The changes in a text; null if it is no file of changes. */
export function readChanges(text: string): ChangesData | null {
  try {
    const data = JSON.parse(text) as Partial<ChangesData> | null;
    return data?.format === changesFormat && Array.isArray(data.machines) ? (data as ChangesData) : null;
  } catch {
    return null;
  }
}
