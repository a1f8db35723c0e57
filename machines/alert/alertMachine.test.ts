// Tests a message by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { alertMachine } from './alertMachine.ts';
import type { AlertHold, AlertInput } from './alertTypes.ts';

function alertOf(input: AlertInput) {
  const act = controlled<undefined>();
  const clock = new SimulatedClock();
  const actor = createActor(alertMachine.provide({ actors: { act: act.logic } }), { input, clock }).start();
  return {
    actor,
    act,
    clock,
    state: () => actor.getSnapshot().value,
    message: () => actor.getSnapshot().context.message,
    begin: (hold: AlertHold) => {
      actor.send({ type: 'hold.began', hold });
    },
    end: (hold: AlertHold) => {
      actor.send({ type: 'hold.ended', hold });
    },
  };
}

test('it disappears by itself after its time-out, and not before', () => {
  const { clock, state } = alertOf({ timeout: 8000 });
  clock.increment(7999);
  expect(state()).toEqual({ shown: 'counting' });
  clock.increment(1);
  expect(state()).toBe('hidden');
});

test('without a time-out it stays until it is dismissed', () => {
  const { actor, clock, state } = alertOf({ timeout: null });
  clock.increment(3_600_000);
  expect(state()).toEqual({ shown: 'lasting' });
  actor.send({ type: 'alert.dismiss' });
  expect(state()).toBe('hidden');
});

test('it stays while the pointer is on it, and then the time starts again', () => {
  const { clock, state, begin, end } = alertOf({ timeout: 8000 });
  clock.increment(7000);
  begin('hovered');
  clock.increment(60_000);
  expect(state()).toEqual({ shown: 'held' });
  end('hovered');
  clock.increment(7999);
  expect(state()).toEqual({ shown: 'counting' });
  clock.increment(1);
  expect(state()).toBe('hidden');
});

test('it is held until nothing holds it any more', () => {
  const { clock, state, begin, end } = alertOf({ timeout: 8000 });
  begin('hovered');
  begin('focused');
  begin('tabHidden');
  end('hovered');
  end('tabHidden');
  clock.increment(60_000);
  expect(state()).toEqual({ shown: 'held' });
  // A hold that began twice is still one hold.
  begin('focused');
  end('focused');
  expect(state()).toEqual({ shown: 'counting' });
});

test('a message that was shown in a hidden tab is still there when the person comes back', () => {
  const { clock, state, begin, end } = alertOf({ timeout: 8000 });
  begin('tabHidden');
  clock.increment(600_000);
  end('tabHidden');
  expect(state()).toEqual({ shown: 'counting' });
});

test('it stays while its action is running, and is hidden when the action has succeeded', async () => {
  const { actor, act, clock, state } = alertOf({ timeout: 30_000 });
  actor.send({ type: 'alert.act' });
  clock.increment(60_000);
  actor.send({ type: 'alert.act' });
  expect(act.calls).toHaveLength(1);
  expect(state()).toEqual({ shown: 'acting' });
  await act.last().resolve(undefined);
  expect(state()).toBe('hidden');
});

test('a failed action shows the reason and can be tried again', async () => {
  const { actor, act, clock, state, message } = alertOf({ timeout: 30_000 });
  actor.send({ type: 'alert.act' });
  await act.last().reject('The server did not answer');
  clock.increment(600_000);
  expect(state()).toEqual({ shown: 'refused' });
  expect(message()).toBe('The server did not answer');
  actor.send({ type: 'alert.act' });
  expect(message()).toBeNull();
  await act.last().resolve(undefined);
  expect(state()).toBe('hidden');
});

test('a message that cannot be dismissed is hidden only by the app', () => {
  const { actor, state } = alertOf({ dismissible: false, timeout: null });
  actor.send({ type: 'alert.dismiss' });
  expect(state()).toEqual({ shown: 'lasting' });
  actor.send({ type: 'alert.hide' });
  expect(state()).toBe('hidden');
});

test('a message that is shown again has its whole time, whatever held it before', () => {
  const { actor, clock, state, begin } = alertOf({ timeout: 8000 });
  begin('hovered');
  actor.send({ type: 'alert.dismiss' });
  actor.send({ type: 'alert.show' });
  clock.increment(7999);
  expect(state()).toEqual({ shown: 'counting' });
  clock.increment(1);
  expect(state()).toBe('hidden');
});
