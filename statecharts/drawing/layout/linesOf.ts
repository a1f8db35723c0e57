// Which lines a chart has: one for all transitions from the same state to the same, with their words on it.
import type { Chart } from '../../chart/chart.ts';
import { type Block, flow } from '../text/block.ts';
import { lineLabel, staysInside } from '../text/labels.ts';

export interface Line {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** What is written on it; what is pressed is one of its items. */
  readonly block: Block;
}

/** As wide as what is written on a line becomes before it is wrapped. */
const room = 100;

/** All lines, in the order of their first transitions. */
export function linesOf(chart: Chart): Line[] {
  const groups = new Map<string, { source: string; target: string; names: Set<string> }>();
  for (const transition of chart.transitions) {
    if (staysInside(transition)) continue;
    transition.targets.forEach((target, index) => {
      const { source } = transition;
      // One that leads into several regions at once has a line to each, and its words on the first.
      const id = `${source} → ${target}`;
      const group = groups.get(id) ?? { source, target, names: new Set<string>() };
      groups.set(id, group);
      if (index === 0) group.names.add(transition.name);
    });
  }
  const byName = new Map(chart.transitions.map((transition) => [transition.name, transition]));
  return Array.from(groups, ([id, { source, target, names }]) => {
    const words = [...names].flatMap((name) => {
      const transition = byName.get(name);
      return transition ? [lineLabel(transition)] : [];
    });
    return { id, source, target, block: flow(words, room) };
  });
}
