// Tests the feed of changes by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { changeFeedMachine } from './changeFeedMachine.ts';
import type { KnownLibrary, ReadChanges } from './changeFeedTypes.ts';

const at = (second: number): KnownLibrary => ({
  cursor: { id: 'a', lastModified: `2026-01-01T00:00:0${second}.000Z` },
  groupsModified: null,
});

function feed(known = at(0)) {
  const read = controlled<KnownLibrary, ReadChanges>();
  const clock = new SimulatedClock();
  const machine = changeFeedMachine.provide({ actors: { readChanges: read.logic } });
  const actor = createActor(machine, { input: { known }, clock });
  actor.start();
  return { actor, read, pass: (seconds: number) => clock.increment(seconds * 1000) };
}

test('changes are requested every twenty seconds, from where the last response ended', async () => {
  const { read, pass } = feed();
  pass(19);
  expect(read.calls).toHaveLength(0);
  pass(1);
  expect(read.last().input).toEqual({ known: at(0), isReloading: false });
  await read.last().resolve(at(1));
  pass(20);
  expect(read.calls).toHaveLength(2);
  expect(read.last().input).toEqual({ known: at(1), isReloading: false });
});

test('a hidden page sends no requests, and sends one at once when it is visible again', async () => {
  const { actor, read, pass } = feed();
  actor.send({ type: 'page.returnedTo' });
  const underWay = read.last();
  actor.send({ type: 'page.hidden' });
  expect(underWay.signal.aborted).toBe(true);
  pass(3600);
  actor.send({ type: 'library.changedHere' });
  expect(read.calls).toHaveLength(1);
  actor.send({ type: 'page.returnedTo' });
  // A window that is shown also gets the focus, which sends the event twice: one request is enough.
  actor.send({ type: 'page.returnedTo' });
  expect(read.calls).toHaveLength(2);
  await read.last().resolve(at(1));
  expect(actor.getSnapshot().value).toBe('resting');
});

test('after a change on this page the feed is read without reloading the lists', async () => {
  const { actor, read } = feed();
  actor.send({ type: 'library.changedHere' });
  expect(read.last().input).toEqual({ known: at(0), isReloading: true });
  await read.last().resolve(at(2));
  expect(actor.getSnapshot().context.known).toEqual(at(2));
});

test('a change on this page during a request starts the request again', async () => {
  const { actor, read } = feed();
  actor.send({ type: 'page.returnedTo' });
  const first = read.last();
  actor.send({ type: 'library.changedHere' });
  const second = read.last();
  actor.send({ type: 'library.changedHere' });
  expect([first.signal.aborted, second.signal.aborted]).toEqual([true, true]);
  expect(read.last().input).toEqual({ known: at(0), isReloading: true });
  await read.last().resolve(at(3));
  expect(actor.getSnapshot().value).toBe('resting');
});

test('after failures the delays grow, and the retry reloads the lists even if the first request did not', async () => {
  const { actor, read, pass } = feed();
  actor.send({ type: 'library.changedHere' });
  await read.last().reject('Network request failed');
  pass(39);
  expect(read.calls).toHaveLength(1);
  pass(1);
  expect(read.last().input).toEqual({ known: at(0), isReloading: false });
  await read.last().reject('Network request failed');
  pass(79);
  expect(read.calls).toHaveLength(2);
  pass(1);
  await read.last().resolve(at(1));
  expect(actor.getSnapshot().context).toMatchObject({ known: at(1), failures: 0 });
});

test('a reported change is requested a moment later, unless the page knows it by then', async () => {
  const { actor, read, pass } = feed();
  const heard = (second: number) => actor.send({ type: 'library.heard', at: `2026-01-01T00:00:0${second}.000Z` });
  heard(0);
  expect(actor.getSnapshot().value).toBe('resting');
  heard(1);
  expect(read.calls).toHaveLength(0);
  pass(0.25);
  expect(read.last().input).toEqual({ known: at(0), isReloading: false });
  await read.last().resolve(at(1));
  // The report of a change on this page arrives before its response.
  heard(2);
  actor.send({ type: 'library.changedHere' });
  await read.last().resolve(at(2));
  expect(actor.getSnapshot().value).toBe('resting');
  expect(read.calls).toHaveLength(2);
});

test('a change that is reported during a request is requested next, once', async () => {
  const { actor, read, pass } = feed();
  actor.send({ type: 'page.returnedTo' });
  actor.send({ type: 'library.heard', at: '2026-01-01T00:00:03.000Z' });
  await read.last().resolve(at(1));
  expect(actor.getSnapshot().value).toBe('settling');
  pass(0.25);
  // The time of the report need not be reached: not every change concerns documents or groups.
  await read.last().resolve(at(2));
  expect(actor.getSnapshot().value).toBe('resting');
  expect(read.calls).toHaveLength(2);
});

test('with live events requests are rare, and as usual once these have ended', () => {
  const { actor, read, pass } = feed();
  actor.send({ type: 'live.changed', isLive: true });
  pass(299);
  expect(read.calls).toHaveLength(0);
  actor.send({ type: 'live.changed', isLive: false });
  pass(20);
  expect(read.calls).toHaveLength(1);
});
