// Chooses the groups of some documents: box by box, with new groups among them, saved in one go. The choice survives every failure, and is
// never dropped without a question.
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
    /** Loads the groups, and how many of the documents each contains. */
    load: promiseNotProvided<undefined>('load'),
    /** Makes the new groups, adds and removes the documents, and reports what was done. It is never cancelled. */
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
  description: 'Which of the groups that are filled by hand contain the documents, new groups among them.',
  context: { choices: {}, newGroups: [], message: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The groups are loading, with the number of the documents in each.',
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
      description: 'The groups could not be loaded; a message says why.',
      on: { retry: { target: 'loading', actions: 'clearMessage' }, close: { target: 'left' } },
    },
    choosing: {
      description: 'Boxes are ticked and new groups named; nothing is saved yet.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The groups are shown without a message.',
          entry: 'clearMessage',
        },
        refused: {
          description: 'Some changes were not saved, and a message says which and why. The choice is kept.',
        },
        unanswered: {
          description: 'No answer came, so it is unknown whether it was saved. Trying again is safe.',
        },
        before: {
          type: 'history',
          description: 'Back to where the person was before the question whether to close.',
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
      description: 'Closing would drop the choice, so the person is asked.',
      on: {
        'close.confirmed': { target: 'closed' },
        'close.dismissed': { target: 'choosing.before' },
      },
    },
    saving: {
      description:
        'New groups are made, and documents added and removed, group by group. The dialog cannot be closed meanwhile.',
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
      description: 'Everything is saved, and the dialog closes.',
      type: 'final',
    },
    closed: {
      description: 'Nothing more is saved, and the dialog closes.',
      type: 'final',
    },
    left: {
      description: 'The dialog was closed before there was anything to choose.',
      type: 'final',
    },
  },
});
