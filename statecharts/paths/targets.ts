// What can be looked for: every state and transition of a chart, in words.
import type { Chart } from '../chart/chart.ts';
import { stateTextOf, transitionText } from '../chart/chartText.ts';
import type { Target } from './ways.ts';

export interface NamedTarget {
  readonly target: Target;
  /** Id or name. */
  readonly key: string;
  readonly label: string;
  /** Where a transition begins and ends. */
  readonly detail: string;
  /** The machine never rests there: it goes on at once. */
  readonly isPassed: boolean;
}

/** All of them, in the order of the source; history states are never rested in, and so never come to. */
export function targetsOf(chart: Chart): NamedTarget[] {
  const states = [...chart.states.values()].filter(({ type, parent }) => type !== 'history' && parent !== null);
  const passed = new Set(
    chart.transitions.flatMap(({ trigger, source }) => (trigger.kind === 'always' ? [source] : [])),
  );
  return [
    ...states.map(({ id, path }) => ({
      target: { kind: 'state', id } as const,
      key: id,
      label: path,
      detail: '',
      isPassed: passed.has(id),
    })),
    ...chart.transitions.map((transition) => {
      const { name, source, targets } = transition;
      const from = stateTextOf(chart, source);
      const to = targets.map((id) => stateTextOf(chart, id)).join(' and ');
      return {
        target: { kind: 'transition', name } as const,
        key: name,
        label: transitionText(transition),
        detail: to === '' ? `in ${from}` : `${from} → ${to}`,
        isPassed: false,
      };
    }),
  ];
}
