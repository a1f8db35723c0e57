// What can be looked for: every state and transition of a chart, in words.
import type { Chart } from '../chart/chart.ts';
import { transitionText } from '../chart/words.ts';
import type { Target } from './ways.ts';

export interface NamedTarget {
  readonly target: Target;
  /** Id or name. */
  readonly key: string;
  readonly label: string;
  /** Where a transition begins and ends. */
  readonly detail: string;
}

const lastOf = (chart: Chart, id: string) => chart.states.get(id)?.path || (chart.states.get(id)?.key ?? id);

/** All of them, in the order of the source; history states are never rested in, and so never come to. */
export function targetsOf(chart: Chart): NamedTarget[] {
  const states = [...chart.states.values()].filter(({ type, parent }) => type !== 'history' && parent !== null);
  return [
    ...states.map(({ id, path }) => ({ target: { kind: 'state', id } as const, key: id, label: path, detail: '' })),
    ...chart.transitions.map((transition) => {
      const { name, source, targets } = transition;
      const to = targets.map((id) => lastOf(chart, id)).join(' and ');
      return {
        target: { kind: 'transition', name } as const,
        key: name,
        label: transitionText(transition),
        detail: to === '' ? `in ${lastOf(chart, source)}` : `${lastOf(chart, source)} → ${to}`,
      };
    }),
  ];
}
