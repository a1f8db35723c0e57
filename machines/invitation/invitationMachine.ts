// The page of an invitation to a shared library: loads the invitation, and makes the person a member when they accept.
import { assign, type DoneActorEvent, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  AcceptanceOutcome,
  InvitationContext,
  InvitationEvent,
  InvitationOffer,
  LoadedInvitation,
  OpenableLibrary,
} from './invitationTypes.ts';

interface Loaded {
  loaded: LoadedInvitation;
}
interface Accepted {
  outcome: AcceptanceOutcome;
}

const loaded = ({ event }: { event: DoneActorEvent<LoadedInvitation> }): Loaded => ({ loaded: event.output });
const accepted = ({ event }: { event: DoneActorEvent<AcceptanceOutcome> }): Accepted => ({ outcome: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

export const invitationMachine = setup({
  types: {
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the invitation. The link's secret is not part of the machine, whose context the live statechart view shows. */
    load: promiseNotProvided<LoadedInvitation>('load'),
    /** Accepts it; what the server says is an outcome, only its silence a rejection. */
    accept: promiseNotProvided<AcceptanceOutcome>('accept'),
  },
  actions: {
    takeOffer: assign((_, { offer }: { offer: InvitationOffer | null }) => ({ offer })),
    takeLibrary: assign((_, { library }: { library: OpenableLibrary | null }) => ({ library })),
    keepMessage: assign((_, { message }: { message: string | null }) => ({ message })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isOffered: (_, { loaded: { kind } }: Loaded) => kind === 'offered',
    isMember: (_, { loaded: { kind } }: Loaded) => kind === 'member',
    isJoined: (_, { outcome: { kind } }: Accepted) => kind === 'joined',
    isEnded: (_, { outcome: { kind } }: Accepted) => kind === 'ended',
  },
}).createMachine({
  id: 'invitation',
  description: 'An invitation to a shared library. Nothing changes until the person joins.',
  context: { offer: null, library: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The invitation is loaded.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isOffered', params: loaded },
            target: 'offered',
            actions: {
              type: 'takeOffer',
              params: ({ event: { output } }) => ({ offer: output.kind === 'offered' ? output.offer : null }),
            },
          },
          {
            guard: { type: 'isMember', params: loaded },
            target: 'member',
            actions: {
              type: 'takeLibrary',
              params: ({ event: { output } }) => ({ library: output.kind === 'member' ? output.library : null }),
            },
          },
          { target: 'ended' },
        ],
        onError: { target: 'unloaded', actions: { type: 'keepMessage', params: failure } },
      },
    },
    unloaded: {
      description: 'The invitation could not be loaded.',
      on: { retry: { target: 'loading' } },
    },
    offered: {
      description:
        'The person sees who invites them to what. The server may have refused to let them join, and why is shown.',
      on: { join: { target: 'joining' } },
    },
    joining: {
      description: 'The person is made a member.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'accept',
        src: 'accept',
        onDone: [
          {
            guard: { type: 'isJoined', params: accepted },
            target: 'joined',
            actions: {
              type: 'takeLibrary',
              params: ({ event: { output } }) => ({ library: output.kind === 'joined' ? output.library : null }),
            },
          },
          { guard: { type: 'isEnded', params: accepted }, target: 'ended' },
          {
            target: 'offered',
            actions: {
              type: 'keepMessage',
              params: ({ event: { output } }) => ({ message: output.kind === 'refused' ? output.message : null }),
            },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepMessage', params: failure } },
      },
    },
    failed: {
      description: 'No answer came. Trying again is safe, because a person who is a member already stays one.',
      on: { retry: { target: 'joining' }, join: { target: 'joining' } },
    },
    joined: { description: 'The person is a member now, and can open the library.', type: 'final' },
    member: { description: 'The person was a member before. Their role stays.', type: 'final' },
    ended: { description: 'The invitation was used up, has expired, or was ended.', type: 'final' },
  },
});
