// Tests the group tree by sequences of events; tests/models covers the transitions.
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { controlled } from '#tests/models/controlled.ts';
import { groupTreeMachine } from './groupTreeMachine.ts';
import type { ChangeOutcome, MoveInput, RemoveInput, RenameGivenUp, RenameInput, StepInput } from './groupTreeTypes.ts';

function tree() {
  const load = controlled<undefined>();
  const rename = controlled<ChangeOutcome, RenameInput>();
  const move = controlled<ChangeOutcome, MoveInput>();
  const remove = controlled<undefined, RemoveInput>();
  const step = controlled<undefined, StepInput>();
  const actors = { load: load.logic, rename: rename.logic, move: move.logic, remove: remove.logic, step: step.logic };
  const actor = createActor(groupTreeMachine.provide({ actors })).start();
  const givenUp: RenameGivenUp[] = [];
  actor.on('rename.givenUp', (event) => givenUp.push(event));
  return {
    actor,
    load,
    rename,
    move,
    remove,
    step,
    givenUp,
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
  expect(work()).toEqual({ renaming: 'nameless' });
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

test('while a group is deleted the keyboard goes on, and what is wanted waits for its turn', async () => {
  const { actor, remove, work, context } = tree();
  actor.send({ type: 'delete', id: 'grp_1' });
  // A second press on the row that is about to go is no second wish.
  actor.send({ type: 'delete', id: 'grp_1' });
  actor.send({ type: 'delete', id: 'grp_2' });
  actor.send({ type: 'delete', id: 'grp_2' });
  actor.send({ type: 'rename', id: 'grp_3', name: 'Tea' });
  actor.send({ type: 'focus.moved', id: 'grp_2' });
  expect(work()).toBe('deleting');
  expect(context().focusId).toBe('grp_2');
  await remove.last().resolve(undefined);
  expect(remove.calls.map(({ input }) => input.id)).toEqual(['grp_1', 'grp_2']);
  await remove.last().reject('Network request failed');
  expect(work()).toEqual({ renaming: 'editing' });
  expect(context()).toMatchObject({ id: 'grp_3', name: 'Tea' });
});

test('what is done elsewhere saves the name first, and then begins', async () => {
  const { actor, rename, work } = tree();
  actor.send({ type: 'rename', id: 'grp_1', name: 'Cocoa' });
  actor.send({ type: 'name.changed', name: 'Chocolate' });
  // The press on the button takes the focus from the box, and then is one.
  actor.send({ type: 'save' });
  actor.send({ type: 'form', target: { kind: 'create', parentId: null } });
  expect(work()).toEqual({ renaming: 'saving' });
  await rename.last().resolve({ kind: 'done' });
  expect(work()).toBe('forming');
  actor.send({ type: 'leave' });

  actor.send({ type: 'rename', id: 'grp_1', name: 'Chocolate' });
  actor.send({ type: 'name.changed', name: 'Choc' });
  actor.send({ type: 'move', id: 'grp_2' });
  expect(rename.last().input).toEqual({ id: 'grp_1', name: 'Choc' });
  await rename.last().resolve({ kind: 'done' });
  expect(work()).toEqual({ moving: 'choosing' });
});

test.each(['', '  ', 'Cocoa'])('the name “%s” is given up for what is done elsewhere', (name) => {
  const { actor, rename, work, givenUp } = tree();
  actor.send({ type: 'rename', id: 'grp_1', name: 'Cocoa' });
  actor.send({ type: 'name.changed', name });
  if (name !== 'Cocoa') actor.send({ type: 'save' });
  actor.send({ type: 'form', target: { kind: 'create', parentId: null } });
  expect(work()).toBe('forming');
  expect(rename.calls).toHaveLength(0);
  expect(givenUp).toEqual([]);
});

test('a name that was not saved locks nothing: it is given up aloud for what is done next', async () => {
  const { actor, rename, work, givenUp } = tree();
  const said = { type: 'rename.givenUp', id: 'grp_1', oldName: 'Cocoa', name: 'Choc', message: 'No connection' };
  const refuse = async () => {
    actor.send({ type: 'rename', id: 'grp_1', name: 'Cocoa' });
    actor.send({ type: 'name.changed', name: 'Choc ' });
    actor.send({ type: 'save' });
    await rename.last().resolve({ kind: 'refused', message: 'No connection' });
  };
  await refuse();
  actor.send({ type: 'delete', id: 'grp_2' });
  expect(work()).toBe('deleting');
  expect(givenUp).toEqual([said]);

  const other = tree();
  other.actor.send({ type: 'rename', id: 'grp_1', name: 'Cocoa' });
  other.actor.send({ type: 'name.changed', name: 'Choc' });
  other.actor.send({ type: 'save' });
  other.actor.send({ type: 'form', target: { kind: 'create', parentId: null } });
  await other.rename.last().reject('No connection');
  expect(other.work()).toBe('forming');
  expect(other.givenUp).toEqual([said]);
});

test('a box whose row is gone leaves no rename behind', async () => {
  const { actor, rename, work, givenUp } = tree();
  actor.send({ type: 'rename', id: 'grp_1', name: 'Cocoa' });
  actor.send({ type: 'row.gone' });
  expect(work()).toBe('browsing');

  actor.send({ type: 'rename', id: 'grp_1', name: 'Cocoa' });
  actor.send({ type: 'name.changed', name: 'Chocolate' });
  actor.send({ type: 'row.gone' });
  expect(work()).toEqual({ renaming: 'saving' });
  await rename.last().resolve({ kind: 'refused', message: 'Not there' });
  actor.send({ type: 'row.gone' });
  expect(work()).toBe('browsing');
  expect(givenUp).toMatchObject([{ name: 'Chocolate', message: 'Not there' }]);
});

test('a group steps past its neighbours, one after the other', async () => {
  const { actor, step, work } = tree();
  actor.send({ type: 'step', id: 'grp_1', by: -1 });
  actor.send({ type: 'step', id: 'grp_1', by: -1 });
  expect(step.calls).toHaveLength(1);
  await step.last().resolve(undefined);
  expect(step.calls.map(({ input }) => input)).toEqual([
    { id: 'grp_1', by: -1 },
    { id: 'grp_1', by: -1 },
  ]);
  await step.last().resolve(undefined);
  expect(work()).toBe('browsing');
});

test('groups that change while they are first asked for are asked for again', async () => {
  const { actor, load, groups } = tree();
  actor.send({ type: 'outdated' });
  expect(load.calls).toHaveLength(2);
  expect(load.calls[0]?.signal.aborted).toBe(true);
  await load.last().resolve(undefined);
  expect(groups()).toBe('current');
});
