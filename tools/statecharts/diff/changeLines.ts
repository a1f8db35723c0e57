// Writes the changes of a machine as lines of Markdown, state by state in the order of the later version.
import type { Change, ChartDiff } from '#statecharts/diff/chartDiff.ts';
import { detailText } from '#statecharts/diff/detailText.ts';
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

/** `submit [isValid]` → `saving` / `keep`. */
export function transitionLine(chart: Chart, transition: ChartTransition): string {
  const { targets, actions, reenter } = transition;
  const paths = names(targets.map((id) => stateTextOf(chart, id)));
  const way = targets.length === 0 ? 'stays' : `→ ${paths}${reenter ? ' anew' : ''}`;
  return [code(transitionText(transition)), way, code(actionsText(actions))].filter((part) => part !== '').join(' ');
}

function transitionIn(chart: Chart, name: string): ChartTransition[] {
  return chart.transitions.filter((transition) => transition.name === name);
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function transitionChangeLines({ before, after }: ChangedCharts, change: Change<string>): string[] {
  if (change.kind === 'gone') {
    return transitionIn(before, change.before).map((each) => `- **gone** ${transitionLine(before, each)}`);
  }
  const [transition] = transitionIn(after, change.after);
  if (!transition) return [];
  const line = transitionLine(after, transition);
  if (change.kind === 'added') return [`- **added** ${line}`];
  return [`- **changed** ${line}`, ...indent(change.details.map((detail) => `- ${detailText(detail, code)}`))];
}

/** What a state is and does, for one that is new. */
function stateHead(state: ChartState): string {
  const kind = state.type === 'atomic' || state.type === 'compound' ? [] : [state.type];
  const lines = [...kind, ...state.tags.map((tag) => `tag ${tag}`), ...stateLines(state)];
  return lines.length > 0 ? ` (${lines.map((line) => (line === state.type ? line : code(line))).join(', ')})` : '';
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
      ...transitions.flatMap((each) =>
        // All of a new state is new.
        isNew && each.kind === 'added'
          ? transitionIn(after, each.after).map((one) => `- ${transitionLine(after, one)}`)
          : transitionChangeLines(charts, each),
      ),
    ];
    const head = `${code(stateText(state))}${isNew ? stateHead(state) : ''}`;
    return [`- ${isNew ? '**added** ' : change ? '**changed** ' : ''}${head}`, ...indent(inside)];
  });
  const gone = diff.states.flatMap((change) => {
    const state = change.kind === 'gone' ? before.states.get(change.before) : undefined;
    if (!state) return [];
    const own = before.transitions.filter(({ source }) => source === state.id);
    return [
      `- **gone** ${code(stateText(state))}${stateHead(state)}`,
      ...indent(own.map((each) => `- ${transitionLine(before, each)}`)),
    ];
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
    ...changed.map(({ kind, name }) => `- **changed** ${kind} ${code(name)}: its code`),
  ];
}
