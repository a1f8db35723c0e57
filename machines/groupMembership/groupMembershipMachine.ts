// In which groups some documents are to be: chosen box by box, new groups among them, and done in one go. What was chosen outlives every
// failure, and is given up by nobody unasked.
import { assertEvent, assign, type DoneActorEvent, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  ApplyOutcome,
  Choices,
  GroupMembershipContext,
  GroupMembershipEvent,
  Intention,
} from './groupMembershipTypes.ts';

interface Applied {
  outcome: ApplyOutcome;
}
const applied = ({ event }: { event: DoneActorEvent<ApplyOutcome> }): Applied => ({ outcome: event.output });
const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

function without(choices: Choices, groupId: string): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([id]) => id !== groupId));
}

export const groupMembershipMachine = setup({
  types: {
    context: {} as GroupMembershipContext,
    events: {} as GroupMembershipEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Fetches the groups, and in which of them the documents are. */
    load: promiseNotProvided<undefined>('load'),
    /** Makes the new groups, puts the documents in and takes them out, and says what was done. Once begun it is not given up. */
    apply: promiseNotProvided<ApplyOutcome, Intention>('apply'),
  },
  actions: {
    takeChoice: assign(({ context, event }) => {
      assertEvent(event, 'chosen');
      const others = without(context.choices, event.groupId);
      return { choices: event.choice === null ? others : { ...others, [event.groupId]: event.choice } };
    }),
    takeNewGroup: assign(({ context, event }) => {
      assertEvent(event, 'named');
      return {
        newGroups: [...context.newGroups, event.group],
        choices: { ...context.choices, [event.group.key]: 'all' as const },
      };
    }),
    takeLeft: assign((_, { outcome }: Applied) =>
      outcome.kind === 'done' ? {} : { ...outcome.left, message: outcome.message },
    ),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearMessage: assign({ message: null }),
  },
  guards: {
    isDone: (_, { outcome }: Applied) => outcome.kind === 'done',
    isRefused: (_, { outcome }: Applied) => outcome.kind === 'refused',
    hasChoices: ({ context }) => Object.keys(context.choices).length > 0,
  },
}).createMachine({
  id: 'groupMembership',
  description: 'In which of the groups that are filled by hand some documents are to be, new ones among them.',
  context: { choices: {}, newGroups: [], message: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The groups are on their way, with how many of the documents each has.',
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'choosing' },
        onError: { target: 'notLoaded', actions: { type: 'keepMessage', params: error } },
      },
      on: { close: { target: 'left' } },
    },
    notLoaded: {
      description: 'They did not come; the person is told why.',
      on: { retry: { target: 'loading', actions: 'clearMessage' }, close: { target: 'left' } },
    },
    choosing: {
      description: 'Boxes are pressed and new groups named; nothing is done yet.',
      initial: 'resting',
      states: {
        resting: { description: 'There is nothing to say.', entry: 'clearMessage' },
        refused: {
          description: 'Something was not done, and the person is told what and why. What was chosen is still chosen.',
        },
        unanswered: {
          description: 'No answer came: it may have been done or not. Doing it once more changes nothing twice.',
        },
        before: {
          type: 'history',
          description: 'Where the person was before they were asked whether to go.',
        },
      },
      on: {
        chosen: { target: '.resting', actions: 'takeChoice' },
        named: { target: '.resting', actions: 'takeNewGroup' },
        save: [{ guard: 'hasChoices', target: 'saving' }, { target: 'saved' }],
        close: [{ guard: 'hasChoices', target: 'asking' }, { target: 'closed' }],
      },
    },
    asking: {
      description: 'Closing would throw away what was chosen: the person is asked.',
      on: {
        'close.confirmed': { target: 'closed' },
        'close.dismissed': { target: 'choosing.before' },
      },
    },
    saving: {
      description: 'New groups are made, documents put in and taken out, group by group. Nobody leaves meanwhile.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context: { choices, newGroups } }) => ({ choices, newGroups }),
        onDone: [
          { guard: { type: 'isDone', params: applied }, target: 'saved' },
          {
            guard: { type: 'isRefused', params: applied },
            target: 'choosing.refused',
            actions: { type: 'takeLeft', params: applied },
          },
          { target: 'choosing.unanswered', actions: { type: 'takeLeft', params: applied } },
        ],
        onError: { target: 'choosing.unanswered', actions: { type: 'keepMessage', params: error } },
      },
    },
    saved: {
      description: 'All is as it was chosen; the dialog goes.',
      type: 'final',
    },
    closed: {
      description: 'Nothing more is done; the dialog goes.',
      type: 'final',
    },
    left: {
      description: 'Closed before there was anything to choose; the dialog goes.',
      type: 'final',
    },
  },
});
