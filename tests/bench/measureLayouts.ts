// Measures how many small changes of the machines' charts leave the states where they were drawn, and how many would if each chart were laid out afresh.
import ElkConstructor from 'elkjs/lib/main.js';
import { catalogue } from '#machines/catalogue.ts';
import type { Chart } from '#statecharts/chart/chart.ts';
import { chartOf } from '#statecharts/chart/chartOf.ts';
import type { ChartLayout, Rect } from '#statecharts/drawing/layout/chartLayout.ts';
import { chooseLayout } from '#statecharts/drawing/layout/chooseLayout.ts';
import { earlierPlaces } from '#statecharts/drawing/layout/earlierPlaces.ts';
import { isStill, median, movesFrom, type Places } from '#statecharts/drawing/layout/places.ts';
import {
  moving,
  withLongGuard,
  withoutTransition,
  withRenamedState,
  withStateBeside,
  withTransition,
} from '#statecharts/drawing/layout/smallChanges.ts';
import type { JudgedTable } from './table.ts';

/** Which of the transitions and states are changed, as parts of their lists. */
const parts = [1 / 3, 2 / 3];
/** The share of all changes that have to leave states where they are among their neighbours. */
const least = 0.85;
/** With so many states nearest to a state its place is compared. */
const neighbours = 3;

const kinds = {
  goes: 'a transition goes',
  comes: 'a transition is added',
  state: 'a state is added',
  name: 'a state is renamed',
  label: 'a label becomes longer',
};
type Kind = keyof typeof kinds;

/** Two changes of each kind, where the chart is large enough. */
function changesOf(chart: Chart): [Kind, Chart][] {
  const lines = moving(chart);
  const leaves = [...chart.states.values()].filter(
    ({ parent, type, children }) => parent !== null && type !== 'history' && children.length === 0,
  );
  const at = <Each>(list: readonly Each[], part: number) => list[Math.floor(list.length * part)];
  return parts.flatMap((part): [Kind, Chart][] => {
    const [line, leaf, other] = [at(lines, part), at(leaves, part), at(leaves, 1 - part)];
    const ofLine: [Kind, Chart][] = line
      ? [
          ['goes', withoutTransition(chart, line.name)],
          ['label', withLongGuard(chart, line.name)],
        ]
      : [];
    const ofLeaf: [Kind, Chart][] = leaf
      ? [
          ['state', withStateBeside(chart, leaf.id)],
          ['name', withRenamedState(chart, leaf.id)],
        ]
      : [];
    return [
      ...ofLine,
      ...ofLeaf,
      ...(leaf && other && leaf !== other
        ? [['comes', withTransition(chart, leaf.id, other.id)] as [Kind, Chart]]
        : []),
    ];
  });
}

function distance(one: Rect, other: Rect): number {
  return Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  );
}

/** Whether no state has moved by more than its size against most of its nearest neighbours. */
function keepsNeighbours({ states: places }: Places, { states }: ChartLayout): boolean {
  const leaves = states.flatMap(({ state, x, y }) => {
    const place = state.children.length === 0 ? places.get(state.id) : undefined;
    return place ? [{ place, x: x - place.x, y: y - place.y }] : [];
  });
  return leaves.every((leaf) => {
    const { width, height } = leaf.place;
    const nearest = leaves
      .filter((other) => other !== leaf)
      .sort((a, b) => distance(a.place, leaf.place) - distance(b.place, leaf.place))
      .slice(0, neighbours);
    const isFar = ({ x, y }: { x: number; y: number }) =>
      Math.abs(x - leaf.x) > Math.max(width, 100) || Math.abs(y - leaf.y) > Math.max(height, 60);
    return nearest.filter(isFar).length <= nearest.length / 2;
  });
}

interface Result {
  readonly kind: Kind;
  /** Whether all states stay among their neighbours. */
  readonly neighbours: boolean;
  /** Whether at least half of the states do not move. */
  readonly half: boolean;
}

function judge(kind: Kind, places: Places, layout: ChartLayout): Result {
  const half = isStill(median(movesFrom(places, layout)));
  return { kind, neighbours: keepsNeighbours(places, layout), half };
}

function share(results: readonly Result[], what: 'neighbours' | 'half'): number {
  return results.filter((result) => result[what]).length / results.length;
}

/** One row for each kind of change, and one for all. */
export async function measureLayouts(): Promise<JudgedTable> {
  const elk = new ElkConstructor();
  const kept: Result[] = [];
  const afresh: Result[] = [];
  for (const { machine } of catalogue) {
    const chart = chartOf(machine);
    const places = earlierPlaces(chart);
    if (!places) throw new Error(`places.json has no places of ${chart.id}`);
    for (const [kind, changed] of changesOf(chart)) {
      kept.push(judge(kind, places, await chooseLayout(elk, changed, places)));
      afresh.push(judge(kind, places, await chooseLayout(elk, changed, null)));
    }
  }
  const percent = (results: readonly Result[], what: 'neighbours' | 'half') =>
    `${(100 * share(results, what)).toFixed(0)} %`;
  const row = (name: string, isOf: (result: Result) => boolean) => {
    const [now, without] = [kept.filter(isOf), afresh.filter(isOf)];
    const shares = (['neighbours', 'half'] as const).flatMap((what) => [percent(now, what), percent(without, what)]);
    return [name, String(now.length), ...shares];
  };
  return {
    table: [
      ['change', 'changes', 'same neighbours', 'afresh', 'half unmoved', 'afresh'],
      ...Object.entries(kinds).map(([kind, name]) => row(name, (result) => result.kind === kind)),
      row('all', () => true),
    ],
    shortcomings:
      share(kept, 'neighbours') < least
        ? [
            `states stay among their neighbours in ${percent(kept, 'neighbours')} of the changes, not in ${100 * least} %`,
          ]
        : [],
  };
}
