// A chart as Mermaid's stateDiagram-v2.
import type { Chart } from './chart.ts';

/** Writes it. */
export function toMermaid(chart: Chart): string {
  return `stateDiagram-v2\n  state ${chart.id}\n`;
}
