// The possible targets of paths: every state and transition of a chart, with a label.
import type { Chart } from '../chart/chart.ts';
import { stateTextOf, transitionText } from '../chart/chartText.ts';
import type { Target } from './searchPaths.ts';

export interface NamedTarget {
  readonly target: Target;
  /** A state's id or a transition's name. */
  readonly key: string;
  readonly label: string;
  /** Where a transition starts and ends. */
  readonly detail: string;
  /** The machine never stays in the state: it leaves it at once. */
  readonly isPassed: boolean;
}

/** All targets in source order, without history states, which are never active. */
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
