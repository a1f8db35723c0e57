// The lines of a chart: one for all transitions between the same two states, labelled with each of them.
import type { Chart } from '../../chart/chart.ts';
import { type Block, flow } from '../text/block.ts';
import { lineLabel, staysInside } from '../text/labels.ts';

export interface Line {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** The labels of the line; each transition among them can be pressed. */
  readonly block: Block;
}

/** The width at which the labels of a line wrap. */
const labelWidth = 100;

/** All lines, in the order of their first transitions. */
export function linesOf(chart: Chart): Line[] {
  const groups = new Map<string, { source: string; target: string; names: Set<string> }>();
  for (const transition of chart.transitions) {
    if (staysInside(transition)) continue;
    transition.targets.forEach((target, index) => {
      const { source } = transition;
      // A transition into several regions has a line to each of them, and its label is on the first.
      const id = `${source} → ${target}`;
      const group = groups.get(id) ?? { source, target, names: new Set<string>() };
      groups.set(id, group);
      if (index === 0) group.names.add(transition.name);
    });
  }
  const byName = new Map(chart.transitions.map((transition) => [transition.name, transition]));
  return Array.from(groups, ([id, { source, target, names }]) => {
    const labels = [...names].flatMap((name) => {
      const transition = byName.get(name);
      return transition ? [lineLabel(transition)] : [];
    });
    return { id, source, target, block: flow(labels, labelWidth) };
  });
}
