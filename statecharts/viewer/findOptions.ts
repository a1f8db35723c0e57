// The options of the find box: the chart's states, and its transitions by trigger.
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import type { Chart } from '../chart/chart.ts';
import { stateText, stateTextOf, transitionText } from '../chart/chartText.ts';
import type { Pressed } from '../chart/pressed.ts';
import { viewerTexts } from './viewerTexts.ts';

/** `from → to`; only the state if the machine stays in it. */
export function wayText(chart: Chart, source: string, targets: readonly string[]): string {
  const names = targets.map((id) => stateTextOf(chart, id));
  const from = stateTextOf(chart, source);
  return names.length === 0 ? from : `${from} → ${names.join(', ')}`;
}

/** The options of the find box, in the order of the chart. */
export function findOptions(chart: Chart): SelectOption[] {
  const states = [...chart.states.values()].map((state) => ({
    value: `state ${state.id}`,
    label: stateText(state),
    group: viewerTexts.find.states,
  }));
  const transitions = chart.transitions.map(({ name, source, targets, trigger, guard }) => ({
    value: `transition ${name}`,
    label: `${transitionText({ trigger, guard })}: ${wayText(chart, source, targets)}`,
    group: viewerTexts.find.events,
  }));
  return [...states, ...transitions];
}

/** The state or transition of an option. */
export function foundBy({ value }: SelectOption): Pressed {
  const at = value.indexOf(' ');
  const rest = value.slice(at + 1);
  return value.startsWith('state ') ? { kind: 'state', id: rest } : { kind: 'transition', name: rest };
}
