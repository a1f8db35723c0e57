// What can happen to an invitation, and what holds in each of its states.
import { done, failed, modelOf } from '../model.ts';
import { invitationMachine } from './invitationMachine.ts';
import type { AcceptanceOutcome, LoadedInvitation } from './invitationTypes.ts';

const loaded = (invitation: LoadedInvitation) => done('load', invitation);
const accepted = (outcome: AcceptanceOutcome) => done('accept', outcome);
const library = { id: 'lib_1', name: 'Reading group' };
const tooMany = 'This library has reached the limit of 500 members.';
const noAnswer = 'Network request failed';

export const invitationModel = modelOf({
  machine: invitationMachine,
  starts: [{ name: 'a link of an invitation', input: undefined }],
  events: [
    { type: 'join' },
    { type: 'retry' },
    loaded({
      kind: 'offered',
      offer: {
        libraryName: library.name,
        role: 'READER',
        invitedBy: 'ada@example.org',
        expires: '2026-12-24T12:00:00.000Z',
      },
    }),
    loaded({ kind: 'member', library }),
    loaded({ kind: 'ended' }),
    failed('load', noAnswer),
    accepted({ kind: 'joined', library }),
    accepted({ kind: 'ended' }),
    accepted({ kind: 'refused', message: tooMany }),
    failed('accept', noAnswer),
  ],
  facts: ({ context: { message } }) => ({ message }),
  states: {
    loading: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.message === null,
    },
    unloaded: {
      'the person is told that no answer came': ({ context }) => context.message === noAnswer,
      'nothing is offered': ({ context }) => context.offer === null,
    },
    offered: {
      'the person sees what they are invited to': ({ context }) => context.offer?.libraryName === library.name,
      'there is no library to open': ({ context }) => context.library === null,
    },
    joining: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.message === null,
    },
    failed: {
      'the person is told that no answer came': ({ context }) => context.message === noAnswer,
      'the offer stays': ({ context }) => context.offer !== null,
    },
    joined: {
      'the library can be opened': ({ context }) => context.library?.id === library.id,
      'it is over': ({ status }) => status === 'done',
    },
    member: {
      'the library can be opened': ({ context }) => context.library?.id === library.id,
      'nothing was offered': ({ context }) => context.offer === null,
    },
    ended: {
      'there is no library to open': ({ context }) => context.library === null,
      'it is over': ({ status }) => status === 'done',
    },
  },
});
