// The buffer is limited in time and size, and dropped moments are applied to the states of the actors.
import { describe, expect, test } from 'vitest';
import type { LiveActor, LiveMoment } from '../live/protocol.ts';
import { createRecordingBuffer } from './recordingBuffer.ts';
import type { RecordingBuffer } from './recordingBufferTypes.ts';

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

function bufferAt(start: number) {
  const clock = { now: start };
  return { clock, buffer: createRecordingBuffer(undefined, () => clock.now) };
}

test('moments are kept with what changed of the context, under ids that name the page load', () => {
  const { buffer } = bufferAt(3);
  buffer.addMoments(
    [
      moment(1, { context: { kept: 'same', changed: 1, gone: true } }),
      moment(2, { context: { kept: 'same', changed: 2 }, from: 'x:9' }),
    ],
    [actor('x:1', 'x:0'), actor('x:0')],
  );
  const { entries, actors } = buffer.snapshot();
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
  const { buffer, clock } = bufferAt(0);
  buffer.addMoments(
    [moment(0, { context: { a: 1, b: 1 } }), moment(1, { after: 'opened', context: { a: 2, b: 1 } })],
    [actor('x:1')],
  );
  clock.now = 5 * minute;
  buffer.addMoments([moment(5 * minute, { after: 'closed', context: { a: 2, b: 3 } })], []);
  clock.now = 11 * minute;
  const { entries, actors, dropped } = buffer.snapshot();
  expect(dropped).toBe(2);
  expect(entries).toMatchObject([{ at: 5 * minute, changed: { b: 3 } }]);
  expect(actors).toMatchObject([{ id: '1/x:1', value: 'opened', context: { a: 2, b: 1 } }]);
});

test('actors that ended are forgotten with their last moment, those that run never', () => {
  const { buffer, clock } = bufferAt(0);
  buffer.addMoments(
    [moment(0, { actor: 'x:2', status: 'stopped' })],
    [actor('x:1'), { ...actor('x:2', 'x:1'), status: 'stopped' }],
  );
  expect(buffer.snapshot().actors).toHaveLength(2);
  clock.now = 11 * minute;
  expect(buffer.snapshot().actors).toMatchObject([{ id: '1/x:1' }]);
});

test('never more than 5 MB are kept', () => {
  const { buffer } = bufferAt(0);
  const payload = 'x'.repeat(100_000);
  for (let number = 0; number < 100; number += 1) buffer.addMoments([moment(0, { payload })], [actor('x:1')]);
  const { entries, dropped } = buffer.snapshot();
  expect(JSON.stringify(entries).length).toBeLessThan(5_100_000);
  expect(entries.length).toBeGreaterThan(40);
  expect(entries.length + dropped).toBe(100);
});

test('the next page of the tab goes on, with other ids', () => {
  const { buffer } = bufferAt(0);
  buffer.addMoments([moment(0)], [actor('x:1')]);
  const next = createRecordingBuffer({ ...buffer.snapshot(), machines: {}, mock: null }, () => 1);
  next.add({ kind: 'place', at: 1, how: 'loaded', address: '/dashboard' });
  next.addMoments([moment(1)], [actor('x:1')]);
  const { entries, actors, loads } = next.snapshot();
  expect(loads).toBe(2);
  expect(entries.map((entry) => (entry.kind === 'moment' ? entry.actor : entry.kind))).toEqual([
    '1/x:1',
    'place',
    '2/x:1',
  ]);
  expect(actors.map(({ id }) => id)).toEqual(['1/x:1', '2/x:1']);
});

const session = (at: number, after: LiveMoment['after'], user: string | null, rest: Partial<LiveMoment> = {}) =>
  moment(at, {
    ...{ actor: 'x:0', machine: 'session', event: 'session.told', after },
    context: { user: user === null ? null : { id: user, email: `${user}@example.org` } },
    ...rest,
  });
const settled = { authenticated: 'settled' };
const running = [actor('x:0'), actor('x:1')];

/** Marie is logged in, and has typed something. */
function withMarie() {
  const { clock, buffer } = bufferAt(0);
  buffer.addMoments([session(1, settled, 'marie'), moment(2, { context: { title: 'Polonium' } })], running);
  buffer.add({ kind: 'place', at: 3, how: 'pushed', address: '/dashboard?q=Polonium' });
  clock.now = 9;
  return { clock, buffer };
}

describe('when the person changes, nothing of the former one is kept', () => {
  test.each([
    ['log-out', session(4, 'anonymous', null, { before: 'closing' })],
    [
      'log-out during which the session expired',
      session(4, 'anonymous', null, { before: 'closing', event: 'session.expired' }),
    ],
    ['another person', session(4, settled, 'pierre', { event: 'session.startedElsewhere' })],
  ])('%s', (_, change) => {
    const { buffer } = withMarie();
    const late = moment(6, { payload: 'Polonium', context: { title: 'Polonium' }, status: 'stopped' });
    const child = moment(7, { actor: 'x:2', before: null, payload: { input: 'Polonium' } });
    buffer.addMoments([change, moment(5, { payload: 'Polonium' }), late, child], [actor('x:2', 'x:1')]);
    buffer.add({ kind: 'place', at: 8, how: 'pushed', address: '/user/login' });
    const kept = buffer.snapshot();
    expect(JSON.stringify([kept.actors, kept.entries])).not.toMatch(/Polonium|marie/);
    expect(kept.entries.map(({ at }) => at)).toEqual([4, 5, 6, 7, 8]);
    expect(kept.actors.find(({ id }) => id === '1/x:1')).toMatchObject({ value: 'open', context: null });
    expect([kept.dropped, buffer.beginning()]).toEqual([3, 'another person']);
  });

  test('on the page that loads for another, which begins a recording of its own', () => {
    const { buffer } = withMarie();
    const next = createRecordingBuffer({ ...buffer.snapshot(), machines: {}, mock: null }, () => 10);
    next.add({ kind: 'place', at: 10, how: 'loaded', address: '/dashboard' });
    next.addMoments([session(11, 'unknown', null, { before: null })], [actor('x:0')]);
    expect([next.snapshot().entries.length, next.beginning()]).toEqual([5, 'an earlier page']);
    next.addMoments([session(12, settled, 'pierre')], []);
    const kept = next.snapshot();
    expect(JSON.stringify(kept)).not.toMatch(/Polonium|marie/);
    expect(kept.entries.map(({ at }) => at)).toEqual([10, 11, 12]);
    expect(kept).toMatchObject({ dropped: 0, person: 'pierre', actors: [{ id: '2/x:0' }] });
    expect(next.beginning()).toBe('this page');
  });
});

describe('what is recorded after a log-out', () => {
  /** Marie has logged out in another tab, and goes on typing on the page that is kept for her. */
  function withoutMarie() {
    const { buffer } = withMarie();
    buffer.addMoments([session(4, 'anonymous', null, { event: 'session.endedElsewhere', before: settled })], []);
    buffer.add({ kind: 'place', at: 5, how: 'pushed', address: '/dashboard?q=Radium' });
    return buffer;
  }
  const nextOf = (buffer: RecordingBuffer) => {
    const next = createRecordingBuffer({ ...buffer.snapshot(), machines: {}, mock: null }, () => 10);
    next.add({ kind: 'place', at: 10, how: 'loaded', address: '/user/login' });
    return next;
  };
  const anonymous = session(11, 'anonymous', null, { before: 'unknown' });

  test('goes when another person logs in', () => {
    const buffer = withoutMarie();
    buffer.addMoments([session(6, settled, 'pierre', { event: 'session.startedElsewhere' })], []);
    const kept = buffer.snapshot();
    expect(JSON.stringify(kept)).not.toMatch(/Radium|marie/);
    expect(kept.entries.map(({ at }) => at)).toEqual([6]);
    expect([kept.person, buffer.beginning()]).toEqual(['pierre', 'another person']);
  });

  test('goes on the next page of the tab when another person logs in there', () => {
    const next = nextOf(withoutMarie());
    next.addMoments([anonymous, session(12, settled, 'pierre', { event: 'session.started' })], [actor('x:0')]);
    expect(next.snapshot().entries.map(({ at }) => at)).toEqual([12]);
  });

  test('stays for whoever has logged out and for visitors, also on the next page', () => {
    const buffer = withoutMarie();
    const next = nextOf(buffer);
    next.addMoments([anonymous], [actor('x:0')]);
    expect(next.snapshot().entries.map(({ at }) => at)).toEqual([4, 5, 10, 11]);
    buffer.addMoments([session(6, settled, 'marie', { event: 'session.startedElsewhere' })], []);
    expect(buffer.snapshot().entries.map(({ at }) => at)).toEqual([4, 5, 6]);
  });
});

test('the same person goes on, also after an expired session, and so does a visitor who logs in', () => {
  const { buffer } = withMarie();
  buffer.addMoments([session(4, 'anonymous', null, { event: 'session.expired', before: settled })], []);
  buffer.addMoments([session(5, settled, 'marie'), session(6, 'closing', 'marie'), session(7, settled, 'marie')], []);
  expect(buffer.snapshot()).toMatchObject({ dropped: 0, person: 'marie' });
  const visitor = createRecordingBuffer(undefined, () => 0);
  visitor.addMoments([session(1, 'anonymous', null), session(2, settled, 'pierre')], running);
  expect(visitor.snapshot().entries).toHaveLength(2);
});
