// A chart as JSON.
import type { Chart } from './chart.ts';

/** Writes it. */
export function toJson(chart: Chart): string {
  return JSON.stringify({ ...chart, states: [...chart.states.keys()] }, null, 2);
}
