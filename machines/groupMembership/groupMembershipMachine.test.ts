// Stories of documents and their groups, told on a running machine; its paths are walked in tests/models.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { groupMembershipMachine } from './groupMembershipMachine.ts';
import type { ApplyInput, ApplyOutcome, MakeGroupInput, MakeGroupOutcome } from './groupMembershipTypes.ts';

function dialog() {
  const load = controlled<undefined>();
  const apply = controlled<ApplyOutcome, ApplyInput>();
  const makeGroup = controlled<MakeGroupOutcome, MakeGroupInput>();
  const actor = createActor(
    groupMembershipMachine.provide({
      actors: { load: load.logic, apply: apply.logic, makeGroup: makeGroup.logic },
    }),
  ).start();
  return { actor, load, apply, makeGroup, snapshot: () => actor.getSnapshot() };
}

test('what was chosen and chosen back is not done', async () => {
  const { actor, load, apply, snapshot } = dialog();
  await load.last().resolve(undefined);
  actor.send({ type: 'chosen', groupId: 'read', choice: 'all' });
  actor.send({ type: 'chosen', groupId: 'used', choice: 'none' });
  actor.send({ type: 'chosen', groupId: 'read', choice: null });
  actor.send({ type: 'save' });
  expect(apply.last().input).toEqual({ choices: { used: 'none' } });
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
  expect(snapshot().context).toMatchObject({
    choices: { read: 'all', used: 'none' },
    message: 'Network request failed',
  });
  actor.send({ type: 'save' });
  await apply.last().resolve({ kind: 'refused', left: { used: 'none' }, message: 'The group is not there any more' });
  expect(snapshot().context).toMatchObject({ choices: { used: 'none' }, message: 'The group is not there any more' });
  actor.send({ type: 'chosen', groupId: 'used', choice: null });
  expect(snapshot().context).toMatchObject({ choices: {}, message: null });
});

test('a group that is made is chosen, beside what was chosen before', async () => {
  const { actor, load, makeGroup, snapshot } = dialog();
  await load.last().resolve(undefined);
  actor.send({ type: 'chosen', groupId: 'read', choice: 'none' });
  actor.send({ type: 'make', name: 'To read' });
  expect(makeGroup.last().input).toEqual({ name: 'To read' });
  await makeGroup.last().resolve({ kind: 'done', id: 'new' });
  expect(snapshot().context.choices).toEqual({ read: 'none', new: 'all' });
});

test('groups that did not come are asked for again', async () => {
  const { actor, load, snapshot } = dialog();
  await load.last().reject('Network request failed');
  expect(snapshot().value).toBe('notLoaded');
  actor.send({ type: 'retry' });
  expect(load.calls).toHaveLength(2);
  expect(snapshot().context.message).toBeNull();
});
