// Reads and writes the collapsed states of a chart in the address.
import type { Chart } from '../chart/chart.ts';

/** The ids of the states in the `collapsed` parameter; unknown names are ignored. */
export function readCollapsed(chart: Chart, collapsed: string | undefined): ReadonlySet<string> {
  const paths = new Set(collapsed?.split(',') ?? []);
  return new Set([...chart.states.values()].filter(({ path }) => path !== '' && paths.has(path)).map(({ id }) => id));
}

/** The `collapsed` parameter for these ids, in the order of the chart; undefined if there are none. */
export function writeCollapsed(chart: Chart, ids: ReadonlySet<string>): string | undefined {
  const paths = [...chart.states.values()].filter(({ id }) => ids.has(id)).map(({ path }) => path);
  return paths.length === 0 ? undefined : paths.join(',');
}
