// Tests documents and their groups by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { groupMembershipMachine } from './groupMembershipMachine.ts';
import type { ApplyOutcome, Intention } from './groupMembershipTypes.ts';

function dialog() {
  const load = controlled<undefined>();
  const apply = controlled<ApplyOutcome, Intention>();
  const actor = createActor(
    groupMembershipMachine.provide({ actors: { load: load.logic, apply: apply.logic } }),
  ).start();
  return { actor, load, apply, snapshot: () => actor.getSnapshot() };
}

test('what was chosen and chosen back is not done', async () => {
  const { actor, load, apply, snapshot } = dialog();
  await load.last().resolve(undefined);
  actor.send({ type: 'chosen', groupId: 'read', choice: 'all' });
  actor.send({ type: 'chosen', groupId: 'used', choice: 'none' });
  actor.send({ type: 'chosen', groupId: 'read', choice: null });
  actor.send({ type: 'save' });
  expect(apply.last().input).toEqual({ choices: { used: 'none' }, newGroups: [] });
  await apply.last().resolve({ kind: 'done' });
  expect(snapshot().status).toBe('done');
});

test('nothing chosen is nothing to do', async () => {
  const { actor, load, apply, snapshot } = dialog();
  await load.last().resolve(undefined);
  actor.send({ type: 'save' });
  expect(apply.calls).toEqual([]);
  expect(snapshot().status).toBe('done');
});

test('a failure keeps what was chosen, but for what was done before it', async () => {
  const { actor, load, apply, snapshot } = dialog();
  await load.last().resolve(undefined);
  actor.send({ type: 'chosen', groupId: 'read', choice: 'all' });
  actor.send({ type: 'chosen', groupId: 'used', choice: 'none' });
  actor.send({ type: 'save' });
  await apply.last().reject('Network request failed');
  expect(snapshot().matches({ choosing: 'unanswered' })).toBe(true);
  expect(snapshot().context).toMatchObject({
    choices: { read: 'all', used: 'none' },
    message: 'Network request failed',
  });
  actor.send({ type: 'save' });
  const left = { choices: { used: 'none' }, newGroups: [] } as const;
  await apply.last().resolve({ kind: 'refused', left, message: 'This group no longer exists' });
  expect(snapshot().matches({ choosing: 'refused' })).toBe(true);
  expect(snapshot().context).toMatchObject({ choices: { used: 'none' }, message: 'This group no longer exists' });
  actor.send({ type: 'chosen', groupId: 'used', choice: null });
  expect(snapshot().context).toMatchObject({ choices: {}, message: null });
});

test('a new group is made with all the rest, and what was chosen is not thrown away unasked', async () => {
  const { actor, load, apply, snapshot } = dialog();
  await load.last().resolve(undefined);
  actor.send({ type: 'chosen', groupId: 'read', choice: 'none' });
  actor.send({ type: 'named', group: { key: 'new', name: 'To read' } });
  expect(apply.calls).toEqual([]);
  actor.send({ type: 'close' });
  expect(snapshot().value).toBe('asking');
  actor.send({ type: 'close.dismissed' });
  actor.send({ type: 'save' });
  expect(apply.last().input).toEqual({
    choices: { read: 'none', new: 'all' },
    newGroups: [{ key: 'new', name: 'To read' }],
  });
});

test('who is asked and stays is still told what went wrong', async () => {
  const { actor, load, apply, snapshot } = dialog();
  await load.last().resolve(undefined);
  actor.send({ type: 'chosen', groupId: 'read', choice: 'all' });
  actor.send({ type: 'save' });
  await apply.last().reject('Network request failed');
  actor.send({ type: 'close' });
  actor.send({ type: 'close.dismissed' });
  expect(snapshot().value).toEqual({ choosing: 'unanswered' });
  expect(snapshot().context.message).toBe('Network request failed');
  actor.send({ type: 'close' });
  actor.send({ type: 'close.confirmed' });
  expect(snapshot().status).toBe('done');
});

test('groups that did not come are asked for again', async () => {
  const { actor, load, snapshot } = dialog();
  await load.last().reject('Network request failed');
  expect(snapshot().value).toBe('notLoaded');
  actor.send({ type: 'retry' });
  expect(load.calls).toHaveLength(2);
  expect(snapshot().context.message).toBeNull();
});
