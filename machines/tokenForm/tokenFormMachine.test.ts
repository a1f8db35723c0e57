// Tests the form of an API token by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { tokenFormMachine } from './tokenFormMachine.ts';
import type { TokenFormOutcome, TokenValues } from './tokenFormTypes.ts';

function begin() {
  const create = controlled<TokenFormOutcome, TokenValues>();
  const actor = createActor(tokenFormMachine.provide({ actors: { create: create.logic } })).start();
  return { actor, create };
}

test('a token without a name is not asked for, and the problem is pointed out', () => {
  const { actor, create } = begin();
  let pointedOut = 0;
  actor.on('problems.pointedOut', () => (pointedOut += 1));
  actor.send({ type: 'submit' });
  expect(create.calls).toHaveLength(0);
  expect([pointedOut, actor.getSnapshot().context.problems.map(({ path }) => path)]).toEqual([1, [['name']]]);
});

test('the password is asked for when the server needs it, sent with the same choices, and forgotten afterwards', async () => {
  const { actor, create } = begin();
  actor.send({
    type: 'values.changed',
    values: { name: 'sync', scope: 'WRITE', libraryId: 'lib_1', expiresInDays: null },
  });
  actor.send({ type: 'submit' });
  await create.last().resolve({ kind: 'problems', problems: [{ path: ['password'], message: 'Enter it.' }] });
  expect(actor.getSnapshot()).toMatchObject({ value: 'filling', context: { needsPassword: true } });
  actor.send({ type: 'values.changed', values: { password: 'correct horse' } });
  expect(actor.getSnapshot().context.problems).toEqual([]);
  actor.send({ type: 'submit' });
  expect(create.last().input).toEqual({
    name: 'sync',
    scope: 'WRITE',
    libraryId: 'lib_1',
    expiresInDays: null,
    password: 'correct horse',
  });
  await create.last().resolve({ kind: 'created' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'created', context: { values: { password: '' } } });
});

test('closing asks first while the secret was not copied, and not afterwards', async () => {
  const { actor, create } = begin();
  actor.send({ type: 'values.changed', values: { name: 'sync' } });
  actor.send({ type: 'submit' });
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().value).toBe('creating');
  await create.last().resolve({ kind: 'created' });
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().value).toBe('leaving');
  actor.send({ type: 'stay' });
  actor.send({ type: 'secret.copyRefused' });
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().value).toBe('leaving');
  actor.send({ type: 'secret.copied' });
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().status).toBe('done');
});

test('after a failure everything chosen is there and goes again', async () => {
  const { actor, create } = begin();
  actor.send({ type: 'values.changed', values: { name: 'sync' } });
  actor.send({ type: 'submit' });
  await create.last().reject('Network request timed out');
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { message: 'Network request timed out' } });
  actor.send({ type: 'retry' });
  expect(create.last().input.name).toBe('sync');
});
