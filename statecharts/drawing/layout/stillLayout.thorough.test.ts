// Tests that states stay where they are while a chart does not change. What stays when it changes is tested with its drawing (chooseLayout.thorough.test.ts).
import { expect, test } from 'vitest';
import ElkConstructor, { type ELK } from 'elkjs/lib/main.js';
import { catalogue } from '#machines/catalogue.ts';
import type { Chart } from '../../chart/chart.ts';
import { chartOf } from '../../chart/chartOf.ts';
import type { Rect } from './chartLayout.ts';
import { chooseLayout, choosePlaces } from './chooseLayout.ts';
import { earlierPlaces, writtenPlaces } from './earlierPlaces.ts';
import { isStill, movesFrom, type Places, placesOf } from './places.ts';
import { moving, withoutTransition, withStateBeside } from './smallChanges.ts';

const elk = new ElkConstructor();

function load(id: string): { chart: Chart; places: Places } {
  const entry = catalogue.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`There is no ${id}`);
  const chart = chartOf(entry.machine);
  const places = earlierPlaces(chart);
  if (!places) throw new Error(`Nothing is written of ${id}`);
  return { chart, places };
}

/** Places 1.5 times as far apart, as elk wouldn't choose them. */
function spread({ direction, states }: Places, chart: Chart): Places {
  const further = ([id, { x, y, width, height }]: [string, Rect]): [string, Rect] => {
    const size = chart.states.get(id)?.children.length === 0 ? 1 : 1.5;
    return [id, { x: 1.5 * x, y: 1.5 * y, width: size * width, height: size * height }];
  };
  return { direction, states: new Map([...states].map(further)) };
}

/** The largest charts, in which a state is hard to find again. */
const largest = ['import', 'documentEditor', 'richSelect', 'searchBox', 'groupTree'];

test.each(largest)('everything stays in %s while nothing changes, also where elk would not put it', async (id) => {
  const { chart, places } = load(id);
  const spreadOut = spread(places, chart);
  const moves = movesFrom(spreadOut, await chooseLayout(elk, chart, spreadOut));
  expect(moves.filter((move) => !isStill(move))).toEqual([]);
});

/** Of the first four, the first layout isn't made again from its own places. */
const smallerCharts = [
  ...['searchBox', 'libraryCopy', 'colorMode', 'bibliography'],
  ...['session', 'lookUp', 'groupForm', 'dialog', 'findDoi', 'sharing'],
];

test.each(smallerCharts)('laid out again from its own places, nothing moves in %s with one more state', async (id) => {
  const { chart, places } = load(id);
  const beside = moving(chart).find(({ source }) => (chart.states.get(source)?.parent ?? null) !== null);
  const changed = withStateBeside(chart, beside?.source ?? '');
  const chosen = await choosePlaces(elk, changed, places);
  expect(movesFrom(chosen, await chooseLayout(elk, changed, chosen)).filter((move) => !isStill(move))).toEqual([]);
});

test('a hint with which elk fails does not cost the drawing', async () => {
  const { chart, places } = load('dialog');
  let failures = 0;
  const failing: ELK = {
    ...elk,
    layout: (graph, options) => {
      if (!JSON.stringify(graph).includes('elk.position')) return elk.layout(graph, options);
      failures += 1;
      return Promise.reject(new Error('elk failed'));
    },
  };
  const layout = await chooseLayout(failing, withoutTransition(chart, moving(chart)[0]?.name ?? ''), places);
  expect(failures).toBeGreaterThan(0);
  expect(layout.states.length).toBe(places.states.size);
});

test('a chart keeps its direction, although the other would be chosen afresh', async () => {
  const { chart } = load('dialog');
  const afresh = placesOf(await chooseLayout(elk, chart, null));
  const right = await chooseLayout(elk, chart, { ...afresh, direction: 'RIGHT' });
  expect([afresh.direction, right.direction]).toEqual(['DOWN', 'RIGHT']);
});

test('the places of all machines are written, and of no others', () => {
  expect(Object.keys(writtenPlaces).sort()).toEqual(catalogue.map(({ machine }) => machine.id).sort());
});
