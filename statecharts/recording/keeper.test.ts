// What is kept is bounded in time and size, and what is dropped lives on in the states of the actors.
import { expect, test } from 'vitest';
import type { LiveActor, LiveMoment } from '../live/protocol.ts';
import { createKeeper } from './keeper.ts';

const minute = 60_000;

const actor = (id: string, parent: string | null = null): LiveActor => ({
  id,
  machine: 'dialog',
  name: 'dialog',
  parent,
  status: 'active',
  value: 'closed',
  context: {},
});

const moment = (at: number, rest: Partial<LiveMoment> = {}): LiveMoment => ({
  number: at,
  at,
  actor: 'x:1',
  machine: 'dialog',
  event: 'open',
  payload: null,
  from: null,
  transitions: [],
  before: 'closed',
  after: 'open',
  context: { at },
  status: 'active',
  ...rest,
});

function keeperAt(start: number) {
  const clock = { now: start };
  return { clock, keeper: createKeeper(undefined, () => clock.now) };
}

test('moments are kept with what changed of the context, under ids that name the page load', () => {
  const { keeper } = keeperAt(3);
  keeper.addMoments(
    [
      moment(1, { context: { kept: 'same', changed: 1, gone: true } }),
      moment(2, { context: { kept: 'same', changed: 2 }, from: 'x:9' }),
    ],
    [actor('x:1', 'x:0'), actor('x:0')],
  );
  const { entries, actors } = keeper.kept();
  expect(entries).toMatchObject([
    { kind: 'moment', actor: '1/x:1', from: null, changed: { kept: 'same', changed: 1, gone: true } },
    { kind: 'moment', actor: '1/x:1', from: '1/x:9', changed: { changed: 2, gone: null } },
  ]);
  expect(actors.map(({ id, parent }) => [id, parent])).toEqual([
    ['1/x:1', '1/x:0'],
    ['1/x:0', null],
  ]);
});

test('what is older than ten minutes is dropped, and the actor begins where it had come to', () => {
  const { keeper, clock } = keeperAt(0);
  keeper.addMoments(
    [moment(0, { context: { a: 1, b: 1 } }), moment(1, { after: 'opened', context: { a: 2, b: 1 } })],
    [actor('x:1')],
  );
  clock.now = 5 * minute;
  keeper.addMoments([moment(5 * minute, { after: 'closed', context: { a: 2, b: 3 } })], []);
  clock.now = 11 * minute;
  const { entries, actors, dropped } = keeper.kept();
  expect(dropped).toBe(2);
  expect(entries).toMatchObject([{ at: 5 * minute, changed: { b: 3 } }]);
  expect(actors).toMatchObject([{ id: '1/x:1', value: 'opened', context: { a: 2, b: 1 } }]);
});

test('actors that ended are forgotten with their last moment, those that run never', () => {
  const { keeper, clock } = keeperAt(0);
  keeper.addMoments(
    [moment(0, { actor: 'x:2', status: 'stopped' })],
    [actor('x:1'), { ...actor('x:2', 'x:1'), status: 'stopped' }],
  );
  expect(keeper.kept().actors).toHaveLength(2);
  clock.now = 11 * minute;
  expect(keeper.kept().actors).toMatchObject([{ id: '1/x:1' }]);
});

test('never more than 5 MB are kept', () => {
  const { keeper } = keeperAt(0);
  const payload = 'x'.repeat(100_000);
  for (let number = 0; number < 100; number += 1) keeper.addMoments([moment(0, { payload })], [actor('x:1')]);
  const { entries, dropped } = keeper.kept();
  expect(JSON.stringify(entries).length).toBeLessThan(5_100_000);
  expect(entries.length).toBeGreaterThan(40);
  expect(entries.length + dropped).toBe(100);
});

test('the next page of the tab goes on, with other ids', () => {
  const { keeper } = keeperAt(0);
  keeper.addMoments([moment(0)], [actor('x:1')]);
  const next = createKeeper({ ...keeper.kept(), machines: {}, mock: null }, () => 1);
  next.add({ kind: 'place', at: 1, how: 'loaded', address: '/dashboard' });
  next.addMoments([moment(1)], [actor('x:1')]);
  const { entries, actors, loads } = next.kept();
  expect(loads).toBe(2);
  expect(entries.map((entry) => (entry.kind === 'moment' ? entry.actor : entry.kind))).toEqual([
    '1/x:1',
    'place',
    '2/x:1',
  ]);
  expect(actors.map(({ id }) => id)).toEqual(['1/x:1', '2/x:1']);
});
