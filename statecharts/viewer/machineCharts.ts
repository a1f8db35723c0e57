// The chart of each machine of the catalogue, computed once, and its number of states.
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Chart } from '../chart/chart.ts';
import { chartOf } from '../chart/chartOf.ts';

const charts = new WeakMap<CatalogueEntry, Chart>();

/** Returns the same object on each call. */
export function chartFor(entry: CatalogueEntry): Chart {
  const known = charts.get(entry);
  if (known) return known;
  const chart = chartOf(entry.machine);
  charts.set(entry, chart);
  return chart;
}

/** The number of states of a machine, not counting the machine itself. */
export function stateCount({ states }: Chart): number {
  return states.size - 1;
}
