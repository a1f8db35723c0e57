// The chart of each machine of the catalogue, read once and kept; and what is counted of it.
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Chart } from '../chart/chart.ts';
import { chartOf } from '../chart/chartOf.ts';

const charts = new WeakMap<CatalogueEntry, Chart>();

/** The same object each time. */
export function chartFor(entry: CatalogueEntry): Chart {
  const known = charts.get(entry);
  if (known) return known;
  const chart = chartOf(entry.machine);
  charts.set(entry, chart);
  return chart;
}

/** How many states there are in a machine, itself not counted. */
export function stateCount({ states }: Chart): number {
  return states.size - 1;
}
