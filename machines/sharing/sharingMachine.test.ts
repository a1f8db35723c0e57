// Tests the members of a library by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { sharingMachine } from './sharingMachine.ts';
import type {
  ChangeAnswer,
  InvitationRequest,
  InviteAnswer,
  SharedLibrary,
  SharingChange,
  SharingEvent,
} from './sharingTypes.ts';

const ada = { id: 'user_1', name: 'Ada', email: 'ada@example.org', isViewer: true, role: 'OWNER' } as const;
const ben = { id: 'user_2', name: null, email: 'ben@example.org', isViewer: false, role: 'READER' } as const;
const library: SharedLibrary = {
  ...{ name: 'Reading group', viewerRole: 'OWNER', emailsVisibleTo: 'OWNERS' },
  ...{ members: [ada, ben], invitations: [] },
};

async function owner() {
  const load = controlled<SharedLibrary | null>();
  const change = controlled<ChangeAnswer, SharingChange>();
  const invite = controlled<InviteAnswer, InvitationRequest>();
  const machine = sharingMachine.provide({
    actors: { load: load.logic, change: change.logic, invite: invite.logic },
  });
  const actor = createActor(machine, { input: { id: 'dialog' } }).start();
  await load.last().resolve(library);
  const send = (event: SharingEvent) => {
    actor.send(event);
  };
  const at = () => actor.getSnapshot();
  return { send, change, invite, state: () => at().value, context: () => at().context };
}

test('a role is changed at once, and a refusal leaves the list as it was', async () => {
  const { send, change, state, context } = await owner();
  send({ type: 'change.choose', change: { kind: 'role', userId: ben.id, role: 'EDITOR' } });
  expect(state()).toBe('changing');
  await change.last().resolve({ kind: 'changed', library: { ...library, members: [ada, { ...ben, role: 'EDITOR' }] } });
  expect(context().library?.members[1]?.role).toBe('EDITOR');
  send({ type: 'change.choose', change: { kind: 'role', userId: ben.id, role: 'READER' } });
  await change.last().resolve({ kind: 'refused', message: 'Only owners of this library can do this.' });
  expect([state(), context().message, context().library?.members[1]?.role]).toEqual([
    'listing',
    'Only owners of this library can do this.',
    'EDITOR',
  ]);
  expect(context().isUnanswered).toBe(false);
  send({ type: 'change.choose', change: { kind: 'role', userId: ben.id, role: 'READER' } });
  await change.last().reject('No connection.');
  expect([state(), context().message, context().isUnanswered]).toEqual(['listing', 'No connection.', true]);
});

test.each([
  { kind: 'role', userId: ada.id, role: 'READER' },
  { kind: 'role', userId: ben.id, role: 'OWNER' },
  { kind: 'remove', userId: ben.id },
  { kind: 'leave' },
  { kind: 'visibility', visibleTo: 'MEMBERS' },
] as const)('asks before %j', async (chosen) => {
  const { send, change, state } = await owner();
  send({ type: 'change.choose', change: chosen });
  send({ type: 'change.cancelled' });
  expect([state(), change.calls.length]).toEqual(['listing', 0]);
  send({ type: 'change.choose', change: chosen });
  send({ type: 'change.confirmed' });
  expect(change.last().input).toEqual(chosen);
});

test('the address of an invitation is forgotten when the person goes on', async () => {
  const { send, invite, state, context } = await owner();
  send({ type: 'invitation.begin' });
  send({ type: 'draft.changed', draft: { role: 'READER', uses: 30 } });
  send({ type: 'invitation.send' });
  expect(invite.last().input).toMatchObject({ role: 'READER', by: 'link', uses: 30 });
  const made = { address: 'https://example.org/invitation/s', email: null };
  await invite.last().resolve({ kind: 'made', made, library });
  expect([state(), context().made]).toEqual(['made', made]);
  send({ type: 'invitation.leave' });
  expect([state(), context().made]).toEqual(['listing', null]);
});

test('what was typed for an invitation stays after a refusal, and without an answer', async () => {
  const { send, invite, state, context } = await owner();
  send({ type: 'invitation.begin' });
  send({ type: 'draft.changed', draft: { by: 'email', email: 'ada' } });
  send({ type: 'invitation.send' });
  await invite.last().resolve({ kind: 'refused', problems: [{ path: ['email'], message: 'Not an address.' }] });
  expect([state(), context().draft.email, context().problems.length]).toEqual(['inviting', 'ada', 1]);
  send({ type: 'draft.changed', draft: { email: 'ada@example.org' } });
  expect(context().problems).toEqual([]);
  send({ type: 'invitation.send' });
  await invite.last().reject('No connection.');
  expect([state(), context().draft.email, context().message]).toEqual([
    'inviting',
    'ada@example.org',
    'No connection.',
  ]);
});

test('a retry without an answer has the same key, and anything else another one', async () => {
  const { send, invite } = await owner();
  const keyOfNext = () => {
    send({ type: 'invitation.send' });
    return invite.last().input.key;
  };
  send({ type: 'invitation.begin' });
  const first = keyOfNext();
  await invite.last().reject('No connection.');
  expect(keyOfNext()).toBe(first);
  await invite.last().reject('No connection.');
  send({ type: 'draft.changed', draft: { role: 'READER' } });
  const changed = keyOfNext();
  await invite.last().resolve({ kind: 'refused', problems: [{ path: ['key'], message: 'It was ended.' }] });
  const afterRefusal = keyOfNext();
  await invite
    .last()
    .resolve({ kind: 'made', made: { address: 'https://example.org/invitation/s', email: null }, library });
  send({ type: 'invitation.begin' });
  expect(new Set([first, changed, afterRefusal, keyOfNext()]).size).toBe(4);
});
