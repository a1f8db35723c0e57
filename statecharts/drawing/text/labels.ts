// The labels of a drawing: on the lines, and in the boxes of states.
import type { Chart, ChartState, ChartTransition } from '../../chart/chart.ts';
import { guardLabel, triggerText } from '../../chart/chartText.ts';
import type { Run, Label } from './block.ts';

const faint = (text: string): Run => ({ text, tone: 'faint' });

/** `done save`, `[isRefused]`. */
function runsOf({ trigger, ...transition }: ChartTransition): Run[] {
  const guard = guardLabel(transition);
  return [{ text: triggerText(trigger), tone: 'plain' }, ...(guard === '' ? [] : [faint(guard)])];
}

/** The parts of `a, b, c`; a row may end after each of them. */
const listed = (names: readonly string[]) =>
  names.map((name, index) => faint(index < names.length - 1 ? `${name},` : name));

/** The label of a line to another state: what triggers it. Its actions are in its description. */
export function lineLabel(transition: ChartTransition): Label {
  return { transition: transition.name, runs: runsOf(transition) };
}

/** A transition that stays in its state has no line: this row in the state's box shows its trigger and actions. */
function stayLabel(transition: ChartTransition): Label {
  const [first, ...rest] = listed(transition.actions);
  return {
    transition: transition.name,
    runs: [
      ...runsOf(transition),
      ...(transition.targets.length > 0 ? [faint('again')] : []),
      ...(first ? [faint(`/ ${first.text}`), ...rest] : []),
    ],
  };
}

/** Whether a transition leads to no other state. */
export function staysInside({ source, targets }: ChartTransition): boolean {
  return targets.every((target) => target === source);
}

function line(kind: string, names: readonly string[]): Label[] {
  const [first, ...rest] = listed(names);
  return first ? [{ transition: null, runs: [faint(`${kind} ${first.text}`), ...rest] }] : [];
}

/** All rows below the name of a state. */
export function stateLabels(state: ChartState, chart: Chart): Label[] {
  const stays = chart.transitions.filter((each) => each.source === state.id && staysInside(each));
  return [
    ...state.invokes.flatMap(({ id, source }) => line('invoke', [source === 'inline' ? id : source])),
    ...line('entry', state.entry),
    ...line('exit', state.exit),
    ...stays.map((transition) => stayLabel(transition)),
  ];
}
