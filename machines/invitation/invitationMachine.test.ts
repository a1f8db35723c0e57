// Tests invitations by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { invitationMachine } from './invitationMachine.ts';
import type { AcceptanceOutcome, LoadedInvitation } from './invitationTypes.ts';

const offer = {
  libraryName: 'Reading group',
  role: 'EDITOR',
  invitedBy: 'ada@example.org',
  expires: '2026-12-24T12:00:00.000Z',
} as const;
const library = { id: 'lib_1', name: 'Reading group' };

function follow() {
  const load = controlled<LoadedInvitation>();
  const accept = controlled<AcceptanceOutcome>();
  const actor = createActor(invitationMachine.provide({ actors: { load: load.logic, accept: accept.logic } }));
  actor.start();
  return { actor, load, accept };
}

test('a person joins once, however often they press', async () => {
  const { actor, load, accept } = follow();
  await load.last().resolve({ kind: 'offered', offer });
  actor.send({ type: 'join' });
  actor.send({ type: 'join' });
  expect(accept.calls).toHaveLength(1);
  await accept.last().resolve({ kind: 'joined', library });
  expect(actor.getSnapshot()).toMatchObject({ value: 'joined', status: 'done', context: { library } });
});

test('following a link joins nobody', async () => {
  const { actor, load, accept } = follow();
  await load.last().resolve({ kind: 'offered', offer });
  expect(actor.getSnapshot().context.offer).toEqual(offer);
  expect(accept.calls).toHaveLength(0);
});

test('a refusal stands beside the offer until the next attempt', async () => {
  const { actor, load, accept } = follow();
  await load.last().resolve({ kind: 'offered', offer });
  actor.send({ type: 'join' });
  await accept.last().resolve({ kind: 'refused', message: 'The library is full.' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'offered', context: { offer, message: 'The library is full.' } });
  actor.send({ type: 'join' });
  expect(actor.getSnapshot().context.message).toBeNull();
});
