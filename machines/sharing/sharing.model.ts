// What can happen to the members of a library, and what holds in each state.
import { done, failed, modelOf } from '../model.ts';
import { sharingMachine } from './sharingMachine.ts';
import type { ChangeAnswer, InviteAnswer, SharedLibrary, SharingChange } from './sharingTypes.ts';

const library: SharedLibrary = {
  ...{ name: 'Reading group', viewerRole: 'OWNER', emailsVisibleTo: 'OWNERS' },
  members: [
    { id: 'user_1', name: 'Ada', email: 'ada@example.org', isViewer: true, role: 'OWNER' },
    { id: 'user_2', name: null, email: 'ben@example.org', isViewer: false, role: 'READER' },
    { id: 'user_3', name: 'Carol', email: 'carol@example.org', isViewer: false, role: 'OWNER' },
  ],
  invitations: [{ id: 'inv_1', role: 'READER', email: null, usesLeft: 3, expires: '2026-12-24T12:00:00Z' }],
};
const changes: readonly SharingChange[] = [
  { kind: 'role', userId: 'user_2', role: 'EDITOR' },
  { kind: 'role', userId: 'user_2', role: 'OWNER' },
  { kind: 'role', userId: 'user_1', role: 'EDITOR' },
  { kind: 'remove', userId: 'user_2' },
  { kind: 'leave' },
  { kind: 'endInvitation', id: 'inv_1' },
  { kind: 'visibility', visibleTo: 'MEMBERS' },
  { kind: 'visibility', visibleTo: 'OWNERS' },
];
const changeAnswers: readonly ChangeAnswer[] = [
  { kind: 'changed', library: { ...library, emailsVisibleTo: 'MEMBERS' } },
  { kind: 'left' },
  { kind: 'gone' },
  { kind: 'refused', message: 'A library needs an owner.' },
];
const inviteAnswers: readonly InviteAnswer[] = [
  { kind: 'made', made: { address: 'https://example.org/invitation/secret', email: null }, library },
  { kind: 'gone' },
  { kind: 'refused', problems: [{ path: ['email'], message: 'This is not a valid e-mail address.' }] },
];

export const sharingModel = modelOf({
  machine: sharingMachine,
  starts: [{ name: 'a library', input: { id: 'a' } }],
  events: [
    done('load', library),
    done('load', null),
    failed('load'),
    ...changes.map((change) => ({ type: 'change.choose', change }) as const),
    { type: 'change.confirmed' },
    { type: 'change.cancelled' },
    ...changeAnswers.map((answer) => done('change', answer)),
    failed('change'),
    { type: 'invitation.begin' },
    { type: 'draft.changed', draft: { role: 'READER' } },
    { type: 'invitation.send' },
    { type: 'invitation.leave' },
    ...inviteAnswers.map((answer) => done('invite', answer)),
    failed('invite'),
    { type: 'retry' },
  ],
  facts: ({ context: { change, made, message, problems, isUnanswered } }) => ({
    change: change?.kind ?? null,
    isMade: made !== null,
    isRefused: message !== null,
    hasProblems: problems.length > 0,
    isUnanswered,
  }),
  states: {
    loading: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.message === null,
    },
    failed: { 'a message is shown': ({ context }) => context.message !== null },
    listing: {
      'the members are known': ({ context }) => context.library !== null,
      'no change is pending': ({ context }) => context.change === null,
      'no address is shown': ({ context }) => context.made === null,
    },
    confirming: {
      'it is about a change': ({ context }) => context.change !== null,
      'no failure is shown': ({ context }) => context.message === null,
    },
    changing: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'it is about a change': ({ context }) => context.change !== null,
    },
    inviting: { 'no address is shown': ({ context }) => context.made === null },
    sending: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.message === null && context.problems.length === 0,
    },
    made: { 'the address is shown': ({ context }) => context.made !== null },
    left: { 'no change is pending': ({ context }) => context.change === null },
    gone: { 'no change is pending': ({ context }) => context.change === null },
  },
});
