// Stories of the group tree, told on a running machine; its paths are walked in tests/models.
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { controlled } from '#tests/models/controlled.ts';
import { groupTreeMachine } from './groupTreeMachine.ts';
import type { ChangeOutcome, MoveInput, RemoveInput, RenameInput } from './groupTreeTypes.ts';

function tree() {
  const load = controlled<undefined>();
  const rename = controlled<ChangeOutcome, RenameInput>();
  const move = controlled<ChangeOutcome, MoveInput>();
  const remove = controlled<undefined, RemoveInput>();
  const actors = { load: load.logic, rename: rename.logic, move: move.logic, remove: remove.logic };
  const actor = createActor(groupTreeMachine.provide({ actors })).start();
  return {
    actor,
    load,
    rename,
    move,
    remove,
    groups: () => actor.getSnapshot().value.groups,
    work: () => actor.getSnapshot().value.work,
    context: () => actor.getSnapshot().context,
  };
}

test('old groups stay when new ones do not come', async () => {
  const { actor, load, groups } = tree();
  await load.last().resolve(undefined);
  actor.send({ type: 'outdated' });
  expect(groups()).toBe('refreshing');
  await load.last().reject('Network request failed');
  expect(groups()).toBe('current');
});

test('a tree that did not come says why, and is asked for again', async () => {
  const { actor, load, groups, context } = tree();
  await load.last().reject('Network request failed');
  expect(groups()).toBe('failed');
  expect(context().failure).toBe('Network request failed');
  actor.send({ type: 'retry' });
  expect(context().failure).toBeNull();
  await load.last().resolve(undefined);
  expect(groups()).toBe('current');
});

test('a name is saved as typed, without the spaces around it', async () => {
  const { actor, rename, work } = tree();
  actor.send({ type: 'rename', id: 'grp_1', name: 'Cocoa' });
  actor.send({ type: 'name.changed', name: ' Chocolate ' });
  actor.send({ type: 'save' });
  expect(rename.last().input).toEqual({ id: 'grp_1', name: 'Chocolate' });
  // The box goes with its row, which is a blur: that is no second wish.
  actor.send({ type: 'save' });
  expect(rename.calls).toHaveLength(1);
  await rename.last().resolve({ kind: 'done' });
  expect(work()).toBe('browsing');
});

test('a name that stays as it was is not sent', () => {
  const { actor, rename, work } = tree();
  actor.send({ type: 'rename', id: 'grp_1', name: 'Cocoa' });
  actor.send({ type: 'save' });
  expect(work()).toBe('browsing');
  expect(rename.calls).toHaveLength(0);
});

test('a refused name is still there, with the reason, until it is typed on or given up', async () => {
  const { actor, rename, work, context } = tree();
  actor.send({ type: 'rename', id: 'grp_1', name: 'Cocoa' });
  actor.send({ type: 'name.changed', name: 'Chocolate' });
  actor.send({ type: 'save' });
  await rename.last().resolve({ kind: 'refused', message: 'Too long' });
  expect(work()).toEqual({ renaming: 'refused' });
  expect(context()).toMatchObject({ name: 'Chocolate', message: 'Too long' });
  actor.send({ type: 'name.changed', name: 'Choc' });
  expect(context().message).toBeNull();
  actor.send({ type: 'leave' });
  expect(work()).toBe('browsing');
});

test('an empty name is no name', () => {
  const { actor, rename, work } = tree();
  actor.send({ type: 'rename', id: 'grp_1', name: 'Cocoa' });
  actor.send({ type: 'name.changed', name: '  ' });
  actor.send({ type: 'save' });
  expect(work()).toEqual({ renaming: 'refused' });
  expect(rename.calls).toHaveLength(0);
});

test('a group that could not be moved can be moved elsewhere', async () => {
  const { actor, move, work } = tree();
  actor.send({ type: 'move', id: 'grp_1' });
  actor.send({ type: 'place.chosen', place: { parentId: 'grp_2', before: null } });
  await move.last().resolve({ kind: 'refused', message: 'It would be below itself' });
  actor.send({ type: 'place.chosen', place: { parentId: null, before: null } });
  expect(move.last().input).toEqual({ id: 'grp_1', place: { parentId: null, before: null } });
  await move.last().resolve({ kind: 'done' });
  expect(work()).toBe('browsing');
});

test('while a group is deleted nothing else is begun, but the keyboard goes on', async () => {
  const { actor, remove, work, context } = tree();
  actor.send({ type: 'delete', id: 'grp_1' });
  actor.send({ type: 'rename', id: 'grp_2', name: 'Tea' });
  actor.send({ type: 'focus.moved', id: 'grp_2' });
  expect(work()).toBe('deleting');
  expect(context().focusId).toBe('grp_2');
  await remove.last().resolve(undefined);
  expect(work()).toBe('browsing');
});
