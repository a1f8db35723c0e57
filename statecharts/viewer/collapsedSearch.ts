// The collapsed states of a chart as the address writes them.
import type { Chart } from '../chart/chart.ts';

/** The ids of the states that `collapsed` of the address names; names of no state are left out. */
export function readCollapsed(chart: Chart, collapsed: string | undefined): ReadonlySet<string> {
  const paths = new Set(collapsed?.split(',') ?? []);
  return new Set([...chart.states.values()].filter(({ path }) => path !== '' && paths.has(path)).map(({ id }) => id));
}

/** `collapsed` of the address for these ids, in the order of the chart; undefined where there are none. */
export function writeCollapsed(chart: Chart, ids: ReadonlySet<string>): string | undefined {
  const paths = [...chart.states.values()].filter(({ id }) => ids.has(id)).map(({ path }) => path);
  return paths.length === 0 ? undefined : paths.join(',');
}
