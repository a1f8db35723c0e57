// Tests dialogs by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { statePath } from '#machines/statePath.ts';
import { controlled } from '#tests/models/controlled.ts';
import { dialogMachine } from './dialogMachine.ts';
import type { DialogInput } from './dialogTypes.ts';

function dialogOf(input: DialogInput) {
  const confirmAction = controlled<unknown, { value: string }>();
  const clock = new SimulatedClock();
  const actor = createActor(dialogMachine.provide({ actors: { confirmAction: confirmAction.logic } }), {
    clock,
    input,
  }).start();
  actor.send({ type: 'open' });
  return {
    actor,
    clock,
    confirmAction,
    state: () => statePath(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
}

test('a question that is answered closes at once with its reason, and is gone a moment later', () => {
  const { actor, clock, state, context } = dialogOf({ variant: 'confirm' });
  actor.send({ type: 'confirm' });
  expect(state()).toBe('closing');
  expect(context().answer).toEqual({ reason: 'ok', value: '' });
  clock.increment(139);
  expect(state()).toBe('closing');
  clock.increment(1);
  expect(state()).toBe('closed');
});

test('Cancel, Escape and a click outside are told apart from each other and from OK', () => {
  const ended = (send: (actor: ReturnType<typeof dialogOf>['actor']) => void) => {
    const { actor, context } = dialogOf({ variant: 'confirm' });
    send(actor);
    return context().answer;
  };
  expect(ended((actor) => actor.send({ type: 'cancel' }))).toEqual({ reason: 'cancel' });
  expect(ended((actor) => actor.send({ type: 'dismiss', by: 'escape' }))).toEqual({ reason: 'dismissed' });
  expect(ended((actor) => actor.send({ type: 'dismiss', by: 'outside' }))).toEqual({ reason: 'dismissed' });
});

test('each way past it can be turned off, and only that one', () => {
  const { actor, state } = dialogOf({ variant: 'confirm', closeOnOutsideClick: false });
  actor.send({ type: 'dismiss', by: 'outside' });
  expect(state()).toBe('open.idle');
  actor.send({ type: 'dismiss', by: 'escape' });
  expect(state()).toBe('closing');
});

test('a problem blocks confirmation, is said, and goes with its cause', () => {
  const { actor, confirmAction, state, context } = dialogOf({
    variant: 'prompt',
    entry: { value: '', problem: 'Enter a name.' },
    hasAction: true,
  });
  expect(state()).toBe('open.idle');
  actor.send({ type: 'confirm' });
  expect(state()).toBe('open.refused');
  expect(confirmAction.calls).toHaveLength(0);
  actor.send({ type: 'value.changed', value: 'Chocolate', problem: null });
  expect(state()).toBe('open.idle');
  actor.send({ type: 'confirm' });
  expect(confirmAction.last().input).toEqual({ value: 'Chocolate' });
  expect(context().value).toBe('Chocolate');
});

test('a failed action says why inside the dialog, keeps what was typed, and is tried again by confirming', async () => {
  const { actor, confirmAction, state, context } = dialogOf({
    variant: 'prompt',
    entry: { value: 'Chocolate', problem: null },
    hasAction: true,
  });
  actor.send({ type: 'confirm' });
  await confirmAction.last().reject('There is a group of this name.');
  expect(state()).toBe('open.refused');
  expect(context()).toMatchObject({ message: 'There is a group of this name.', value: 'Chocolate' });
  actor.send({ type: 'confirm' });
  expect(context().message).toBeNull();
  await confirmAction.last().resolve(undefined);
  expect(context().answer).toEqual({ reason: 'ok', value: 'Chocolate' });
});

test('content of its owner tells its action from its way out, and both from being taken back', () => {
  const ended = (type: 'confirm' | 'cancel' | 'withdraw') => {
    const { actor, context } = dialogOf({ variant: 'content' });
    actor.send({ type });
    return context().answer?.reason;
  };
  expect(ended('confirm')).toBe('ok');
  expect(ended('cancel')).toBe('cancel');
  expect(ended('withdraw')).toBe('dismissed');
});

test('while the action runs no slip leaves it in doubt, and Cancel gives it up', () => {
  const { actor, confirmAction, state, context } = dialogOf({ variant: 'confirm', hasAction: true });
  actor.send({ type: 'confirm' });
  actor.send({ type: 'confirm' });
  actor.send({ type: 'dismiss', by: 'escape' });
  actor.send({ type: 'dismiss', by: 'outside' });
  expect(state()).toBe('open.confirming');
  expect(confirmAction.calls).toHaveLength(1);
  actor.send({ type: 'cancel' });
  expect(confirmAction.last().signal.aborted).toBe(true);
  expect(context().answer).toEqual({ reason: 'cancel' });
});

test('opened again, even while it leaves, it begins anew', () => {
  const { actor, clock, state, context } = dialogOf({ variant: 'prompt', entry: { value: 'Cacao', problem: null } });
  actor.send({ type: 'value.changed', value: 'Chocolate', problem: null });
  actor.send({ type: 'cancel' });
  actor.send({ type: 'open' });
  clock.increment(1000);
  expect(state()).toBe('open.idle');
  expect(context()).toMatchObject({ value: 'Cacao', answer: null });
});
