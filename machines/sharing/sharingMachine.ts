// The members of a shared library: who they are, their roles, and invitations.
import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  ChangeAnswer,
  InvitationDraft,
  InvitationRequest,
  InviteAnswer,
  SharedLibrary,
  SharingChange,
  SharingContext,
  SharingEvent,
  SharingInput,
} from './sharingTypes.ts';

const emptyDraft: InvitationDraft = { role: 'EDITOR', by: 'link', email: '', uses: 1, days: 7 };

const loaded = ({ event }: { event: DoneActorEvent<SharedLibrary | null> }) => ({ library: event.output });
const changed = ({ event }: { event: DoneActorEvent<ChangeAnswer> }) => ({ answer: event.output });
const invited = ({ event }: { event: DoneActorEvent<InviteAnswer> }) => ({ answer: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

export const sharingMachine = setup({
  types: {
    context: {} as SharingContext,
    events: {} as SharingEvent,
    input: {} as SharingInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the library with its members; null if the viewer is not a member. */
    load: promiseNotProvided<SharedLibrary | null>('load'),
    /** Changes the members, or ends an invitation. Rejects if there was no answer. */
    change: promiseNotProvided<ChangeAnswer, SharingChange>('change'),
    /** Creates an invitation. Rejects if there was no answer; a retry does not create a second one. */
    invite: promiseNotProvided<InviteAnswer, InvitationRequest>('invite'),
  },
  actions: {
    takeLibrary: assign((_, { library }: { library: SharedLibrary | null }) => ({ library })),
    takeChanged: assign((_, { answer }: { answer: ChangeAnswer }) =>
      answer.kind === 'changed' ? { library: answer.library } : {},
    ),
    keepRefusal: assign((_, { answer }: { answer: ChangeAnswer }) => ({
      message: answer.kind === 'refused' ? answer.message : null,
    })),
    chooseChange: assign(({ event }) => {
      assertEvent(event, 'change.choose');
      return { change: event.change };
    }),
    forgetChange: assign({ change: null }),
    beginDraft: assign({ draft: emptyDraft, problems: [], made: null }),
    renewKey: assign({ keyNumber: ({ context }) => context.keyNumber + 1 }),
    takeDraft: assign(({ context, event }) => {
      assertEvent(event, 'draft.changed');
      return { draft: { ...context.draft, ...event.draft }, problems: [] };
    }),
    takeMade: assign((_, { answer }: { answer: InviteAnswer }) =>
      answer.kind === 'made' ? { made: answer.made, library: answer.library } : {},
    ),
    keepProblems: assign((_, { answer }: { answer: InviteAnswer }) => ({
      problems: answer.kind === 'refused' ? answer.problems : [],
    })),
    forgetMade: assign({ made: null }),
    keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    noteNoAnswer: assign({ isUnanswered: true }),
    forgetMessage: assign({ message: null, problems: [], isUnanswered: false }),
  },
  guards: {
    isMember: (_, { library }: { library: SharedLibrary | null }) => library !== null,
    /** Changes by which a person loses rights or access need a confirmation. */
    needsConfirmation: ({ context: { library }, event }) => {
      assertEvent(event, 'change.choose');
      const { change } = event;
      if (change.kind === 'role') {
        const member = library?.members.find(({ id }) => id === change.userId);
        return change.role === 'OWNER' || member?.isViewer === true;
      }
      return (
        change.kind === 'remove' ||
        change.kind === 'leave' ||
        (change.kind === 'visibility' && change.visibleTo === 'MEMBERS')
      );
    },
    wasChanged: (_, { answer }: { answer: ChangeAnswer }) => answer.kind === 'changed',
    hasLeft: (_, { answer }: { answer: ChangeAnswer }) => answer.kind === 'left',
    isGone: (_, { answer }: { answer: ChangeAnswer | InviteAnswer }) => answer.kind === 'gone',
    wasMade: (_, { answer }: { answer: InviteAnswer }) => answer.kind === 'made',
  },
}).createMachine({
  id: 'sharing',
  description: 'The members of a shared library. The address of an invitation is shown once, right after it was made.',
  context: ({ input }) => ({
    ...input,
    library: null,
    change: null,
    draft: emptyDraft,
    keyNumber: 0,
    problems: [],
    made: null,
    message: null,
    isUnanswered: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The members are loading.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isMember', params: loaded },
            target: 'listing',
            actions: { type: 'takeLibrary', params: loaded },
          },
          { target: 'gone' },
        ],
        onError: { target: 'failed', actions: { type: 'keepMessage', params: failure } },
      },
    },
    failed: {
      description: 'There was no answer.',
      on: { retry: 'loading' },
    },
    listing: {
      description: 'The members are shown. A message says why the last change was not made.',
      on: {
        'change.choose': [
          { guard: 'needsConfirmation', target: 'confirming', actions: 'chooseChange' },
          { target: 'changing', actions: 'chooseChange' },
        ],
        'invitation.begin': { target: 'inviting', actions: ['forgetMessage', 'beginDraft', 'renewKey'] },
        retry: 'loading',
      },
    },
    confirming: {
      description: 'The person is asked to confirm the change.',
      entry: 'forgetMessage',
      on: {
        'change.confirmed': 'changing',
        'change.cancelled': { target: 'listing', actions: 'forgetChange' },
      },
    },
    changing: {
      description: 'The change is made.',
      tags: 'busy',
      entry: 'forgetMessage',
      exit: 'forgetChange',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => context.change ?? { kind: 'leave' },
        onDone: [
          {
            guard: { type: 'wasChanged', params: changed },
            target: 'listing',
            actions: { type: 'takeChanged', params: changed },
          },
          { guard: { type: 'hasLeft', params: changed }, target: 'left' },
          { guard: { type: 'isGone', params: changed }, target: 'gone' },
          { target: 'listing', actions: { type: 'keepRefusal', params: changed } },
        ],
        onError: { target: 'listing', actions: [{ type: 'keepMessage', params: failure }, 'noteNoAnswer'] },
      },
    },
    inviting: {
      description: 'The person chooses whom to invite, with which role. The input stays after a refusal.',
      on: {
        'draft.changed': { actions: ['takeDraft', 'renewKey'] },
        'invitation.send': 'sending',
        'invitation.leave': { target: 'listing', actions: 'forgetMessage' },
      },
    },
    sending: {
      description: 'The invitation is made.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'invite',
        src: 'invite',
        input: ({ context: { id, keyNumber, draft } }) => ({ ...draft, key: `${id} ${keyNumber}` }),
        onDone: [
          {
            guard: { type: 'wasMade', params: invited },
            target: 'made',
            actions: { type: 'takeMade', params: invited },
          },
          { guard: { type: 'isGone', params: invited }, target: 'gone' },
          { target: 'inviting', actions: [{ type: 'keepProblems', params: invited }, 'renewKey'] },
        ],
        onError: { target: 'inviting', actions: { type: 'keepMessage', params: failure } },
      },
    },
    made: {
      description: 'The address of the new invitation is shown.',
      exit: 'forgetMade',
      on: {
        'invitation.begin': { target: 'inviting', actions: ['beginDraft', 'renewKey'] },
        'invitation.leave': 'listing',
      },
    },
    left: {
      description: 'The person has left the library.',
      type: 'final',
    },
    gone: {
      description: 'The person is no member any more, or the library was deleted.',
      type: 'final',
    },
  },
});
