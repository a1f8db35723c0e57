// Tests what a page reports about its actors, and what a viewer makes of the reports.
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { submissionMachine } from '#machines/submission/submissionMachine.ts';
import { hearMessage, type KnownTabs } from './liveTabs.ts';
import { eventText } from '../chart/chartText.ts';
import { actorKey, allMoments, filterMoments, momentOf, runningActors } from './moments.ts';
import type { LiveChanges, LivePage } from './protocol.ts';
import { type Batch, createRecorder } from './recorder.ts';
import { watchActors } from './watchActors.ts';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
});

function record() {
  const recorder = createRecorder(() => undefined);
  stop = watchActors(recorder.listener);
  return recorder;
}

const logIn = () =>
  createActor(submissionMachine, { input: { form: 'login', values: { email: '', password: '' } } }).start();

const page = (tab: string): LivePage => ({ tab, title: 'Log in', path: '/user/login' });
const changes = (tab: string, batch: Batch | null): LiveChanges => ({
  ...{ page: page(tab), dropped: 0, actors: [], moments: [] },
  ...batch,
});

test('a form is reported without its password', () => {
  const recorder = record();
  const actor = logIn();
  for (const value of ['open s', 'open sesame']) actor.send({ type: 'field.changed', name: 'password', value });
  actor.send({ type: 'field.changed', name: 'email', value: 'open sesame@example.org' });
  const batch = recorder.take();
  expect(JSON.stringify(batch)).not.toContain('sesame');
  expect(batch?.moments.map(({ event, payload, transitions }) => [event, payload, transitions])).toEqual([
    ['xstate.init', { input: { form: 'login', values: { email: '', password: '' } } }, []],
    ...[1, 2].map(() => [
      'field.changed',
      { name: 'password', value: '•••' },
      ['submission.editing — field.changed #1 → (stays)'],
    ]),
    ['field.changed', { name: 'email', value: '•••@example.org' }, ['submission.editing — field.changed #1 → (stays)']],
  ]);
  expect(batch?.actors).toMatchObject([{ machine: 'submission', status: 'active', value: 'editing' }]);
  expect(recorder.take()).toBeNull();
});

test('five seconds of 200 events each are reported completely, in few batches', () => {
  const recorder = record();
  const actor = logIn();
  const batches: Batch[] = [];
  for (let frame = 0; frame < 60; frame += 1) {
    for (let event = 0; event < 17; event += 1)
      actor.send({ type: 'field.changed', name: 'email', value: `${frame}/${event}` });
    const batch = recorder.take();
    if (batch) batches.push(batch);
  }
  const numbers = batches.flatMap(({ moments }) => moments.map(({ number }) => number));
  expect(numbers).toEqual(Array.from({ length: 1021 }, (_, at) => at + 1));
  expect([batches.length, recorder.dropped()]).toEqual([60, 0]);
  expect(recorder.all().moments).toHaveLength(300);
});

test('a flood of events that nobody takes is bounded, and the number of dropped ones is known', () => {
  const recorder = record();
  const actor = logIn();
  for (let at = 0; at < 10_000; at += 1) actor.send({ type: 'field.changed', name: 'email', value: String(at) });
  const told = recorder.take()?.moments.length ?? 0;
  expect(told).toBeLessThanOrEqual(4000);
  expect(told + recorder.dropped()).toBe(10_001);
});

test('a viewer knows which actors run, until they end or their tab is closed', () => {
  const recorder = record();
  const actor = logIn();
  const first = recorder.take();
  let tabs: KnownTabs = hearMessage(new Map(), { kind: 'told', viewer: 'me', ...changes('a', first) });
  tabs = hearMessage(tabs, { kind: 'told', viewer: 'me', ...changes('b', first) });
  const key = (tab: string) => actorKey(page(tab), actor.sessionId);
  expect(runningActors(tabs, 'submission')).toEqual([key('a'), key('b')]);
  actor.stop();
  tabs = hearMessage(tabs, { kind: 'changed', ...changes('a', recorder.take()) });
  expect(runningActors(tabs, 'submission')).toEqual([key('b')]);
  expect(runningActors(hearMessage(tabs, { kind: 'closed', tab: 'b' }), 'submission')).toEqual([]);
  // The viewer missed the beginning, so it has to ask for the full state first.
  expect(hearMessage(tabs, { kind: 'changed', ...changes('c', first) })).toBe(tabs);
});

test('a moment is found by words, and has the state of its actor', () => {
  const recorder = record();
  const actor = logIn();
  actor.send({ type: 'submit' });
  actor.send({ type: 'field.changed', name: 'email', value: 'ann@example.org' });
  const tabs = hearMessage(new Map(), { kind: 'told', viewer: 'me', ...changes('a', recorder.take()) });
  const moments = allMoments(tabs);
  const key = actorKey(page('a'), actor.sessionId);
  const filter = { scope: 'machine', machine: 'submission', actor: key, text: '', after: 0 } as const;
  expect(filterMoments(moments, { ...filter, text: 'ANN changed' }).map(({ event }) => event)).toEqual([
    'field.changed',
  ]);
  expect(filterMoments(moments, { ...filter, machine: 'session' })).toEqual([]);
  const [last, , start] = moments;
  expect(momentOf(moments, key, null)).toBe(last);
  expect(momentOf(moments, key, start ?? null)?.event).toBe('xstate.init');
});

test.each([
  ['xstate.done.actor.submit', 'done submit'],
  ['xstate.error.actor.submit', 'error submit'],
  ['xstate.after.autosave.documentEditor.dirty', 'after autosave'],
  ['xstate.init', 'start'],
  ['field.changed', 'field.changed'],
])('%s reads %s', (event, words) => {
  expect(eventText(event)).toBe(words);
});
