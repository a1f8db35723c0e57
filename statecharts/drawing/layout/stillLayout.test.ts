// Tests that states stay where they are when a chart changes a little.
import { describe, expect, it, test } from 'vitest';
import ElkConstructor from 'elkjs/lib/main.js';
import { catalogue } from '#machines/catalogue.ts';
import type { Chart } from '../../chart/chart.ts';
import { chartOf } from '../../chart/chartOf.ts';
import { chooseLayout } from './chooseLayout.ts';
import { earlierPlaces, writtenPlaces } from './earlierPlaces.ts';
import { movesFrom, type Places, placesOf } from './places.ts';
import { moving, withLongGuard, withoutTransition, withStateBeside } from './smallChanges.ts';

const elk = new ElkConstructor();

function load(id: string): { chart: Chart; places: Places } {
  const entry = catalogue.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`There is no ${id}`);
  const chart = chartOf(entry.machine);
  const places = earlierPlaces(chart);
  if (!places) throw new Error(`Nothing is written of ${id}`);
  return { chart, places };
}

async function stillShare(chart: Chart, places: Places): Promise<number> {
  const moves = movesFrom(places, await chooseLayout(elk, chart, places));
  return moves.filter((move) => move <= 1).length / moves.length;
}

/** The largest charts, in which a state is hard to find again. */
const largest = ['import', 'documentEditor', 'richSelect', 'searchBox', 'groupTree'];

describe.each(largest)('in %s', (id) => {
  const { chart, places } = load(id);
  const lines = moving(chart);
  const line = lines[Math.floor(lines.length / 2)];

  it('everything stays while nothing changes', async () => {
    expect(await stillShare(chart, places)).toBe(1);
  }, 60_000);

  it('nearly everything stays when a label becomes longer', async () => {
    expect(await stillShare(withLongGuard(chart, line?.name ?? ''), places)).toBeGreaterThanOrEqual(0.8);
  }, 60_000);

  it('nearly everything stays when a transition goes', async () => {
    expect(await stillShare(withoutTransition(chart, line?.name ?? ''), places)).toBeGreaterThanOrEqual(0.8);
  }, 60_000);

  it('much stays when a state is added', async () => {
    expect(await stillShare(withStateBeside(chart, line?.source ?? ''), places)).toBeGreaterThanOrEqual(0.4);
  }, 60_000);
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
