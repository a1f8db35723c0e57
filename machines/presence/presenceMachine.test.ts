// Tests tabs and the other people in a library by sequences of events; tests/models covers the transitions.
import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate';
import { expect, test } from 'vitest';
import { presenceMachine } from './presenceMachine.ts';
import type { LookEvent, Looking, PersonHere, PresenceEvent, TabMessage, TellTabs } from './presenceTypes.ts';

const ada: PersonHere = { id: 'ada', name: 'Ada', documentId: null, field: null };
const nothing: Looking = { documentId: null, field: null };

/** A tab, what it does, and the events that reach it. */
function tab() {
  const clock = new SimulatedClock();
  const told: TabMessage[] = [];
  const reports: (Looking | 'left')[] = [];
  const heard: string[] = [];
  let streams = 0;
  const machine = presenceMachine.provide({
    actors: {
      joinTabs: fromCallback<TellTabs>(({ receive }) => {
        receive(({ message }) => told.push(message));
      }),
      openStream: fromCallback<EventObject>(() => {
        streams += 1;
        return () => {
          streams -= 1;
        };
      }),
      report: fromCallback<LookEvent, Looking>(({ input, receive }) => {
        reports.push(input);
        receive(({ looking }) => reports.push(looking));
        return () => void reports.push('left');
      }),
    },
  });
  const actor = createActor(machine, { input: { looking: nothing }, clock });
  actor.on('library.changed', ({ at }) => heard.push(at));
  actor.start();
  return {
    ...{ actor, told, reports, heard },
    send: (...events: PresenceEvent[]) => events.forEach((event) => actor.send(event)),
    pass: (seconds: number) => clock.increment(seconds * 1000),
    streams: () => streams,
    people: () => actor.getSnapshot().context.people,
    isConnected: () => actor.getSnapshot().hasTag('connected'),
  };
}

test('the elected tab connects, and tells the others what it hears', () => {
  const { send, told, heard, people, streams, isConnected } = tab();
  send({ type: 'page.shown' });
  expect(streams()).toBe(0);
  send({ type: 'leader.elected' });
  expect(streams()).toBe(1);
  expect(isConnected()).toBe(false);
  send({ type: 'stream.opened' }, { type: 'stream.changed', at: 'a' }, { type: 'stream.people', people: [ada] });
  expect(isConnected()).toBe(true);
  expect(people()).toEqual([ada]);
  expect(heard).toEqual(['a']);
  send({ type: 'tab.joined' });
  expect(told).toEqual([
    { kind: 'state', isConnected: false, people: [] },
    { kind: 'state', isConnected: true, people: [] },
    { kind: 'changed', at: 'a' },
    { kind: 'state', isConnected: true, people: [ada] },
    { kind: 'state', isConnected: true, people: [ada] },
  ]);
});

test('another tab connects by itself only once the first one is gone', () => {
  const { send, heard, people, streams, isConnected } = tab();
  send({ type: 'page.shown' }, { type: 'leader.told', isConnected: true, people: [ada] });
  send({ type: 'change.told', at: 'a' });
  expect([streams(), isConnected(), heard, people()]).toEqual([0, true, ['a'], [ada]]);
  send({ type: 'leader.elected' });
  expect([streams(), isConnected(), people()]).toEqual([1, false, []]);
});

test('what the tab that led before says late changes nothing', () => {
  const { send, people, isConnected } = tab();
  send({ type: 'page.shown' }, { type: 'leader.elected' }, { type: 'stream.opened' });
  send({ type: 'leader.told', isConnected: false, people: [ada] });
  expect([isConnected(), people()]).toEqual([true, []]);
});

test('what the person looks at is reported while there is a connection', () => {
  const { send, reports } = tab();
  const looking = { documentId: 'document', field: 'title' };
  send({ type: 'page.shown' }, { type: 'leader.elected' }, { type: 'looking.changed', looking });
  expect(reports).toEqual([]);
  send({ type: 'stream.opened' }, { type: 'looking.changed', looking: nothing }, { type: 'stream.lost' });
  expect(reports).toEqual([looking, nothing, 'left']);
});

test('a hidden page is not connected, and shows nobody', () => {
  const { send, streams, people } = tab();
  send({ type: 'page.shown' }, { type: 'leader.elected' }, { type: 'stream.opened' });
  send({ type: 'stream.people', people: [ada] }, { type: 'page.hidden' });
  expect([streams(), people()]).toEqual([0, []]);
});

test('after refusals the server is asked later and later', () => {
  const { send, streams, pass } = tab();
  send({ type: 'page.shown' }, { type: 'leader.elected' }, { type: 'stream.refused' });
  expect(streams()).toBe(0);
  pass(9);
  expect(streams()).toBe(0);
  pass(1);
  expect(streams()).toBe(1);
  send({ type: 'stream.refused' });
  pass(19);
  expect(streams()).toBe(0);
  pass(1);
  expect(streams()).toBe(1);
});
