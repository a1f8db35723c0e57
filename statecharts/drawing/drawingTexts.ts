// The texts of the drawn chart.
import type { ChartState } from '../chart/chart.ts';

const kinds: Readonly<Record<ChartState['type'], string>> = {
  atomic: 'state',
  compound: 'state with substates',
  parallel: 'state with parallel regions',
  final: 'final state',
  history: 'history state',
};

export const drawingTexts = {
  chart: (machine: string) => `Chart of ${machine}`,
  map: 'Map of the chart',
  drawing: 'Drawing the chart…',
  notLoaded: 'The layout engine could not be loaded',
  failed: (reason: string) => `Couldn’t draw the chart: ${reason}. The outline and the source are still available.`,
  retry: 'Try again',
  collapse: (state: string) => `Collapse ${state}`,
  expand: (state: string) => `Expand ${state}`,
  kinds,
  collapsed: 'collapsed state',
  tags: (tags: readonly string[]) => `tag ${tags.join(', ')}`,
  hidden: (count: number) => (count === 1 ? '1 state inside' : `${count} states inside`),
  staysIn: (state: string) => `stays in ${state}`,
  fromTo: (from: string, to: readonly string[]) => `from ${from} to ${to.join(' and ')}`,
  possibleNow: 'possible now',
  does: (actions: readonly string[]) => `does ${actions.join(', ')}`,
};
