// What is written on the drawing: on the lines, and in the boxes of the states.
import type { Chart, ChartState, ChartTransition } from '../../chart/chart.ts';
import { guardLabel, triggerText } from '../../chart/words.ts';
import type { Run, Words } from './block.ts';

const faint = (text: string): Run => ({ text, tone: 'faint' });

/** `done save`, `[isRefused]`. */
function runsOf({ trigger, ...transition }: ChartTransition): Run[] {
  const guard = guardLabel(transition);
  return [{ text: triggerText(trigger), tone: 'plain' }, ...(guard === '' ? [] : [faint(guard)])];
}

/** `a,`, `b,`, `c`: a row may end after each. */
const listed = (names: readonly string[]) =>
  names.map((name, index) => faint(index < names.length - 1 ? `${name},` : name));

/** On a line to another state: when it is taken. What is done on the way is in its description. */
export function lineWords(transition: ChartTransition): Words {
  return { transition: transition.name, runs: runsOf(transition) };
}

/** The machine stays in the state: nothing is drawn but this line in its box, with what is done. */
function stayWords(transition: ChartTransition): Words {
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

/** A transition that leads nowhere else. */
export function staysInside({ source, targets }: ChartTransition): boolean {
  return targets.every((target) => target === source);
}

function line(kind: string, names: readonly string[]): Words[] {
  const [first, ...rest] = listed(names);
  return first ? [{ transition: null, runs: [faint(`${kind} ${first.text}`), ...rest] }] : [];
}

/** All that is written below the name of a state. */
export function stateWords(state: ChartState, chart: Chart): Words[] {
  const stays = chart.transitions.filter((each) => each.source === state.id && staysInside(each));
  return [
    ...state.invokes.flatMap(({ id, source }) => line('invoke', [source === 'inline' ? id : source])),
    ...line('entry', state.entry),
    ...line('exit', state.exit),
    ...stays.map((transition) => stayWords(transition)),
  ];
}
