// Writes the changes of a machine as lines of Markdown, state by state in the order of the later version.
import type { Change, ChartDiff } from '#statecharts/diff/chartDiff.ts';
import { detailText, throughText } from '#statecharts/diff/detailText.ts';
import type { Chart, ChartState, ChartTransition } from '#statecharts/chart/chart.ts';
import {
  actionsText,
  durationText,
  stateLines,
  stateText,
  stateTextOf,
  transitionText,
} from '#statecharts/chart/chartText.ts';
import { code } from '../markdown.ts';

export interface ChangedCharts {
  readonly before: Chart;
  readonly after: Chart;
  readonly diff: ChartDiff;
}

function names(items: readonly string[]): string {
  return items.map(code).join(', ');
}

/** What a transition does: `→ saving / keep`. */
function wayText(chart: Chart, { targets, actions, reenter }: ChartTransition): string {
  const paths = names(targets.map((id) => stateTextOf(chart, id)));
  const way = targets.length === 0 ? 'stays' : `→ ${paths}${reenter ? ' anew' : ''}`;
  return [way, code(actionsText(actions))].filter((part) => part !== '').join(' ');
}

/** A transition as a line of a list. */
interface TransitionLine {
  /** Before it, such as `**added** `. */
  readonly mark: string;
  readonly chart: Chart;
  readonly transition: ChartTransition;
  readonly inside: readonly string[];
}

/** ``- **added** `submit [isValid]` → `saving` `/ keep` ``; triggers that do the same under the same guard share a line. */
export function transitionLines(lines: readonly TransitionLine[]): string[] {
  const groups = new Map<string, { line: TransitionLine; triggers: string[] }>();
  for (const line of lines) {
    const { mark, chart, transition, inside } = line;
    const key = JSON.stringify([mark, transition.source, transition.guard, wayText(chart, transition), inside]);
    const group = groups.get(key) ?? { line, triggers: [] };
    groups.set(key, { ...group, triggers: [...group.triggers, transitionText(transition)] });
  }
  return [...groups.values()].flatMap(({ line: { mark, chart, transition, inside }, triggers }) => [
    `- ${mark}${names(triggers)} ${wayText(chart, transition)}`,
    ...inside,
  ]);
}

function plainLines(chart: Chart, transitions: readonly ChartTransition[]): string[] {
  return transitionLines(transitions.map((transition) => ({ mark: '', chart, transition, inside: [] })));
}

function transitionIn(chart: Chart, name: string): ChartTransition[] {
  return chart.transitions.filter((transition) => transition.name === name);
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** `isNew`: all of a new state is new, so that needn't be said of its transitions. */
function changedLine({ before, after }: ChangedCharts, change: Change<string>, isNew: boolean): TransitionLine[] {
  const isGone = change.kind === 'gone';
  const chart = isGone ? before : after;
  const mark = isNew && change.kind === 'added' ? '' : `**${change.kind}** `;
  const details = change.kind === 'changed' ? change.details : [];
  const inside = indent(details.map((detail) => `- ${detailText(detail, code)}`));
  const [transition] = transitionIn(chart, isGone ? change.before : change.after);
  return transition ? [{ mark, chart, transition, inside }] : [];
}

/** What a state is and does, for one that is new or gone. */
function stateHead(chart: Chart, state: ChartState): string {
  const { type, initial, tags } = state;
  const parts = [
    ...(type === 'atomic' || type === 'compound' ? [] : [type]),
    ...(initial === null ? [] : [`initial state ${code(stateTextOf(chart, initial))}`]),
    ...[...tags.map((tag) => `tag ${tag}`), ...stateLines(state)].map(code),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

/** All states of a new machine with their transitions. */
export function chartLines(chart: Chart): string[] {
  return [...chart.states.values()].flatMap((state) => {
    const own = chart.transitions.filter(({ source }) => source === state.id);
    return [`- ${code(stateText(state))}${stateHead(chart, state)}`, ...indent(plainLines(chart, own))];
  });
}

function sourceOf(charts: ChangedCharts, change: Change<string>, earlierIds: ReadonlyMap<string, string>) {
  if (change.kind !== 'gone') return transitionIn(charts.after, change.after)[0]?.source;
  const source = transitionIn(charts.before, change.before)[0]?.source ?? '';
  return earlierIds.get(source);
}

/** All changes of the states that the later version has, each with those of its transitions; then the states that are gone. */
export function changeLines(charts: ChangedCharts, matches: ReadonlyMap<string, string>): string[] {
  const { before, after, diff } = charts;
  const transitionsOf = (id: string) => diff.transitions.filter((change) => sourceOf(charts, change, matches) === id);
  const kept = [...after.states.values()].flatMap((state) => {
    const change = diff.states.find((each) => each.kind !== 'gone' && each.after === state.id);
    const transitions = transitionsOf(state.id);
    if (!change && transitions.length === 0) return [];
    const isNew = change?.kind === 'added';
    const inside = [
      ...(change?.kind === 'changed' ? change.details.map((detail) => `- ${detailText(detail, code)}`) : []),
      ...transitionLines(transitions.flatMap((each) => changedLine(charts, each, isNew))),
    ];
    const head = `${code(stateText(state))}${isNew ? stateHead(after, state) : ''}`;
    return [`- ${isNew ? '**added** ' : change ? '**changed** ' : ''}${head}`, ...indent(inside)];
  });
  const gone = diff.states.flatMap((change) => {
    const state = change.kind === 'gone' ? before.states.get(change.before) : undefined;
    if (!state) return [];
    const own = before.transitions.filter(({ source }) => source === state.id);
    return [`- **gone** ${code(stateText(state))}${stateHead(before, state)}`, ...indent(plainLines(before, own))];
  });
  return [...kept, ...gone];
}

/** What changed in the whole machine: names, times of delays, and code. */
export function machineLines({ renames, delays, code: changed }: ChartDiff): string[] {
  const time = (milliseconds: number | null) => (milliseconds === null ? 'computed' : durationText(milliseconds));
  return [
    ...renames.map(({ kind, before, after }) => `- **renamed** ${kind} ${code(after)}, was ${code(before)}`),
    ...delays.map(
      (delay) => `- **changed** delay ${code(delay.name)}: ${time(delay.after)}, was ${time(delay.before)}`,
    ),
    ...changed.map(({ kind, name, through }) => `- **changed** ${kind} ${code(name)}: ${throughText(through, code)}`),
  ];
}
