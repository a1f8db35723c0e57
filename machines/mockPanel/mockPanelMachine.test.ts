// Tests the mock server's control panel by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { mockPanelMachine } from './mockPanelMachine.ts';
import type { PanelChange } from './mockPanelTypes.ts';

function panel() {
  const read = controlled<undefined>();
  const send = controlled<undefined, { change: PanelChange | null }>();
  const clock = new SimulatedClock();
  const actor = createActor(mockPanelMachine.provide({ actors: { read: read.logic, send: send.logic } }), { clock });
  actor.start();
  return { actor, clock, read, send };
}

const change = (milliseconds: number) =>
  ({ type: 'change', change: { method: 'POST', name: 'delay', fields: { milliseconds } } }) as const;

test('it reads again and again while it is seen', async () => {
  const { actor, clock, read } = panel();
  await read.last().resolve(undefined);
  clock.increment(1000);
  expect(read.calls).toHaveLength(2);
  actor.send({ type: 'panel.hidden' });
  clock.increment(10_000);
  expect(read.calls).toHaveLength(2);
  actor.send({ type: 'panel.seen' });
  expect(read.calls).toHaveLength(3);
});

test('after a change it reads what came of it, and not what was asked before', async () => {
  const { actor, read, send } = panel();
  const older = read.last();
  actor.send(change(200));
  expect(older.signal.aborted).toBe(true);
  await send.last().resolve(undefined);
  expect(read.calls).toHaveLength(2);
});

test('a second press while a change is on its way changes nothing', () => {
  const { actor, send } = panel();
  actor.send(change(200));
  actor.send(change(400));
  expect(send.calls.map(({ input }) => input.change?.fields)).toEqual([{ milliseconds: 200 }]);
});

test('a refusal stays in sight until the next change', async () => {
  const { actor, read, send } = panel();
  actor.send(change(10 ** 9));
  await send.last().reject('milliseconds: must be at most 60000.');
  await read.last().resolve(undefined);
  expect(actor.getSnapshot().context.refusal).toBe('milliseconds: must be at most 60000.');
  actor.send(change(100));
  expect(actor.getSnapshot().context.refusal).toBeNull();
});

test('where nobody answers it tries again by itself', async () => {
  const { actor, clock, read } = panel();
  await read.last().reject('Failed to fetch');
  expect(actor.getSnapshot().value).toBe('lost');
  clock.increment(3000);
  await read.last().resolve(undefined);
  expect(actor.getSnapshot().value).toBe('resting');
});
