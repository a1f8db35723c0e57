// Tests an open document by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { documentPaneMachine } from './documentPaneMachine.ts';
import type { MoveInput, MoveOutcome } from './documentPaneTypes.ts';

function pane() {
  const move = controlled<MoveOutcome, MoveInput>();
  const actor = createActor(documentPaneMachine.provide({ actors: { move: move.logic } })).start();
  return { actor, move, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context };
}

test('the field that was pressed is the one that is wanted', () => {
  const { actor, state, context } = pane();
  actor.send({ type: 'edit', field: 'doi' });
  expect(state()).toBe('editing');
  expect(context().field).toBe('doi');
  actor.send({ type: 'edit.done' });
  actor.send({ type: 'edit', field: null });
  expect(context().field).toBeNull();
});

test('a document is moved once, and not edited on its way', async () => {
  const { actor, move, state } = pane();
  actor.send({ type: 'move', target: 'trash' });
  actor.send({ type: 'move', target: 'trash' });
  actor.send({ type: 'edit', field: null });
  expect(state()).toBe('moving');
  expect(move.calls.map(({ input }) => input)).toEqual([{ target: 'trash' }]);
  await move.last().resolve({ kind: 'done' });
  expect(actor.getSnapshot().status).toBe('done');
});

test('a failure is said, and gone once something else is done', async () => {
  const { actor, move, state, context } = pane();
  actor.send({ type: 'move', target: 'library' });
  await move.last().reject('Network request failed');
  expect(state()).toEqual({ reading: 'refused' });
  expect(context().message).toBe('Network request failed');
  actor.send({ type: 'move', target: 'library' });
  expect(context().message).toBeNull();
  await move.last().resolve({ kind: 'refused', message: 'Somebody removed it for good.' });
  expect(context().message).toBe('Somebody removed it for good.');
  actor.send({ type: 'dismiss' });
  expect(state()).toEqual({ reading: 'resting' });
  expect(context().message).toBeNull();
});

test('after editing, nothing of an old failure is left', async () => {
  const { actor, move, context } = pane();
  actor.send({ type: 'move', target: 'trash' });
  await move.last().reject('Network request failed');
  actor.send({ type: 'edit', field: null });
  actor.send({ type: 'edit.done' });
  expect(context().message).toBeNull();
});
