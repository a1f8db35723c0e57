// Lists the states that were added, went, or changed in themselves; their transitions are compared apart.
import type { Chart, ChartState } from '../chart/chart.ts';
import { stateText } from '../chart/chartText.ts';
import type { Change, Detail } from './chartDiff.ts';
import { compareInline } from './compareCode.ts';
import { compareLists, compareValues } from './details.ts';
import type { MachineVersion } from './machineVersion.ts';
import { sameNames, type Translation } from './translate.ts';

function typeText({ type, history }: ChartState): string {
  return history === null ? type : `${history} history`;
}

function textIn(chart: Chart, id: string | null): string | null {
  const state = id === null ? undefined : chart.states.get(id);
  return state ? stateText(state) : null;
}

interface Pair {
  readonly before: ChartState;
  readonly after: ChartState;
}

function detailsOf({ before, after }: Pair, versions: Versions): Detail[] {
  const { translation } = versions;
  const [earlier, later] = [versions.before.chart, versions.after.chart];
  const same = sameNames(later.states.keys());
  const translated = (id: string | null) => (id === null ? null : translation.state(id));
  const isAtSamePlace = before.key === after.key && translated(before.parent) === after.parent;
  const stateChange = (part: 'initial state' | 'history default', one: string | null, other: string | null) =>
    compareValues(part, translated(one) === other, textIn(earlier, one), textIn(later, other));
  const actions = (names: readonly string[]) => names.map((name) => translation.action(name));
  return [
    ...compareValues('name', isAtSamePlace, stateText(before), stateText(after)),
    ...compareValues('type', typeText(before) === typeText(after), typeText(before), typeText(after)),
    ...stateChange('initial state', before.initial, after.initial),
    ...stateChange('history default', before.historyDefault, after.historyDefault),
    ...compareLists('initial actions', actions(before.initialActions), after.initialActions),
    ...compareLists(
      'invoke',
      before.invokes.map((invoke) => translation.invoke(invoke)),
      after.invokes.map((invoke) => same.invoke(invoke)),
    ),
    ...compareLists('entry', actions(before.entry), after.entry),
    ...compareLists('exit', actions(before.exit), after.exit),
    ...compareLists('tag', before.tags, after.tags),
    ...compareInline(
      versions.before.code.inline[before.id] ?? [],
      versions.after.code.inline[after.id] ?? [],
      [versions.before.code.helpers, versions.after.code.helpers],
      (kind, name) => translation.name(kind, name),
    ),
  ];
}

export interface Versions {
  readonly before: MachineVersion;
  readonly after: MachineVersion;
  readonly translation: Translation;
}

/** In the order of the later version, with what is gone at the end. */
export function diffStates(versions: Versions): Change<string>[] {
  const { before, after, translation } = versions;
  const earlierIds = new Map([...translation.matches].map(([earlier, later]) => [later, earlier]));
  const kept = [...after.chart.states.values()].flatMap((state): Change<string>[] => {
    const earlier = before.chart.states.get(earlierIds.get(state.id) ?? '');
    if (earlier === undefined) return [{ kind: 'added', after: state.id }];
    const details = detailsOf({ before: earlier, after: state }, versions);
    return details.length === 0 ? [] : [{ kind: 'changed', before: earlier.id, after: state.id, details }];
  });
  const gone = [...before.chart.states.keys()].filter((id) => !translation.matches.has(id));
  return [...kept, ...gone.map((id): Change<string> => ({ kind: 'gone', before: id }))];
}
