// Tests forms by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { submissionMachine } from './submissionMachine.ts';
import type { SubmissionInput, SubmissionOutcome } from './submissionTypes.ts';

function formOf(input: SubmissionInput) {
  const submit = controlled<SubmissionOutcome, SubmissionInput>();
  const actor = createActor(submissionMachine.provide({ actors: { submit: submit.logic } }), { input });
  actor.start();
  return { actor, submit };
}

const login: SubmissionInput = { form: 'login', values: { email: 'ada@example.org', password: 'correct horse' } };

test('an accepted form ends with the id of the user', async () => {
  const { actor, submit } = formOf(login);
  actor.send({ type: 'submit' });
  expect(submit.last().input).toEqual(login);
  await submit.last().resolve({ kind: 'accepted', userId: 'user_ada' });
  expect(actor.getSnapshot().status).toBe('done');
  expect(actor.getSnapshot().output).toEqual({ userId: 'user_ada' });
});

test('a form with problems that can be found without the server is not sent', () => {
  const { actor, submit } = formOf({ form: 'signup', values: { email: '', password: 'short' } });
  actor.send({ type: 'submit' });
  expect(submit.calls).toHaveLength(0);
  expect(actor.getSnapshot().context.problems.map(({ path }) => path)).toEqual([['email'], ['password']]);
});

test('a second submit while the first is under way sends nothing', () => {
  const { actor, submit } = formOf(login);
  actor.send({ type: 'submit' });
  actor.send({ type: 'submit' });
  actor.send({ type: 'retry' });
  expect(submit.calls).toHaveLength(1);
});

test('a problem is shown at its fields until one of them is changed', async () => {
  const { actor, submit } = formOf(login);
  actor.send({ type: 'submit' });
  await submit
    .last()
    .resolve({ kind: 'problems', problems: [{ path: ['email', 'password'], message: 'No such login.' }] });
  expect(actor.getSnapshot().context.problems).toHaveLength(1);
  actor.send({ type: 'field.changed', name: 'password', value: 'battery staple' });
  expect(actor.getSnapshot().context.problems).toEqual([]);
  expect(actor.getSnapshot().context.values).toEqual({ email: 'ada@example.org', password: 'battery staple' });
});

test('every attempt that ends with problems points them out, and correcting a field does not', async () => {
  const { actor, submit } = formOf({ ...login, values: { email: '', password: 'correct horse' } });
  let pointedOut = 0;
  actor.on('problems.pointedOut', () => (pointedOut += 1));
  actor.send({ type: 'submit' });
  actor.send({ type: 'submit' });
  expect(pointedOut).toBe(2);
  actor.send({ type: 'field.changed', name: 'email', value: 'ada@example.org' });
  actor.send({ type: 'submit' });
  expect(pointedOut).toBe(2);
  await submit.last().resolve({ kind: 'problems', problems: [{ path: ['email'], message: 'No such login.' }] });
  expect(pointedOut).toBe(3);
});

test('a refusal shows a message until the next attempt', async () => {
  const { actor, submit } = formOf(login);
  actor.send({ type: 'submit' });
  await submit.last().resolve({ kind: 'refused', message: 'Too many tries. Wait 15 minutes.' });
  expect(actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().context.message).toBe('Too many tries. Wait 15 minutes.');
  actor.send({ type: 'submit' });
  expect(actor.getSnapshot().context.message).toBeNull();
});

test('after a failure everything typed is kept and sent again, including what was typed meanwhile', async () => {
  const { actor, submit } = formOf(login);
  actor.send({ type: 'submit' });
  actor.send({ type: 'field.changed', name: 'password', value: 'battery staple' });
  await submit.last().reject('Network request timed out');
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.message).toBe('Network request timed out');
  actor.send({ type: 'retry' });
  expect(submit.last().input.values).toEqual({ email: 'ada@example.org', password: 'battery staple' });
});

test('a rejected token cannot be sent again', async () => {
  const { actor, submit } = formOf({
    form: 'changePassword',
    values: { token: 'used', id: 'user_ada', newPassword: 'correct horse' },
  });
  actor.send({ type: 'submit' });
  await submit.last().resolve({ kind: 'tokenRejected', message: 'This link was used before.' });
  actor.send({ type: 'submit' });
  actor.send({ type: 'retry' });
  expect(actor.getSnapshot().value).toBe('tokenRejected');
  expect(actor.getSnapshot().context.message).toBe('This link was used before.');
  expect(submit.calls).toHaveLength(1);
});

test('a login that needs a second factor continues with the form for it, and shows problems there', async () => {
  const { actor, submit } = formOf(login);
  actor.send({ type: 'submit' });
  await submit.last().resolve({
    kind: 'continued',
    form: 'confirmSecondFactor',
    values: { challengeToken: 'a token', oneTimeCode: '' },
  });
  expect(actor.getSnapshot().value).toBe('editing');
  actor.send({ type: 'submit' });
  expect(actor.getSnapshot().context.problems.map(({ path }) => path)).toEqual([['oneTimeCode']]);
  actor.send({ type: 'field.changed', name: 'oneTimeCode', value: '123456' });
  actor.send({ type: 'submit' });
  expect(submit.last().input).toEqual({
    form: 'confirmSecondFactor',
    values: { challengeToken: 'a token', oneTimeCode: '123456' },
  });
  await submit.last().resolve({ kind: 'accepted', userId: 'user_ada' });
  expect(actor.getSnapshot().output).toEqual({ userId: 'user_ada' });
});
