// Tests missing chunks by sequences of events with a simulated clock; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { chunkReloadMachine } from './chunkReloadMachine.ts';

function pageAfter(sinceReload: number) {
  const clock = new SimulatedClock();
  const actor = createActor(chunkReloadMachine, { clock, input: { sinceReload } });
  let reloads = 0;
  actor.on('reload.wanted', () => (reloads += 1));
  actor.start();
  return {
    clock,
    miss: (online = true) => {
      actor.send({ type: 'chunk.missing', online });
    },
    reloads: () => reloads,
  };
}

test('the first part that is missing reloads the page; those beside it do not reload it again', () => {
  const { miss, reloads } = pageAfter(Infinity);
  miss();
  miss();
  expect(reloads()).toBe(1);
});

test('within ten seconds of such a reload there is no other, afterwards there may be', () => {
  const { clock, miss, reloads } = pageAfter(400);
  clock.increment(9_599);
  miss();
  expect(reloads()).toBe(0);
  clock.increment(1);
  miss();
  expect(reloads()).toBe(1);
});

test('a reload that long ago guards nothing', () => {
  const { miss, reloads } = pageAfter(10_000);
  miss();
  expect(reloads()).toBe(1);
});

test('offline the page stays as it is, and is reloaded for what is missing once there is a connection', () => {
  const { miss, reloads } = pageAfter(Infinity);
  miss(false);
  expect(reloads()).toBe(0);
  miss();
  expect(reloads()).toBe(1);
});
