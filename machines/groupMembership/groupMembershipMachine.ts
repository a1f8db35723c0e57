// In which groups some documents are to be: chosen box by box, and done in one go. What was chosen outlives every failure.
import { assertEvent, assign, type DoneActorEvent, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  ApplyInput,
  ApplyOutcome,
  Choices,
  GroupMembershipContext,
  GroupMembershipEvent,
  MakeGroupInput,
  MakeGroupOutcome,
} from './groupMembershipTypes.ts';

interface Applied {
  outcome: ApplyOutcome;
}
interface Made {
  outcome: MakeGroupOutcome;
}
const applied = ({ event }: { event: DoneActorEvent<ApplyOutcome> }): Applied => ({ outcome: event.output });
const made = ({ event }: { event: DoneActorEvent<MakeGroupOutcome> }): Made => ({ outcome: event.output });
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
    /** Puts the documents in and takes them out, and says what was done. Once begun it is not given up. */
    apply: promiseNotProvided<ApplyOutcome, ApplyInput>('apply'),
    /** Makes a group that is filled by hand. */
    makeGroup: promiseNotProvided<MakeGroupOutcome, MakeGroupInput>('makeGroup'),
  },
  actions: {
    takeChoice: assign(({ context, event }) => {
      assertEvent(event, 'chosen');
      const others = without(context.choices, event.groupId);
      return { choices: event.choice === null ? others : { ...others, [event.groupId]: event.choice } };
    }),
    takeName: assign(({ event }) => {
      assertEvent(event, 'make');
      return { name: event.name };
    }),
    takeRefusal: assign((_, { outcome }: Applied) =>
      outcome.kind === 'refused' ? { choices: outcome.left, message: outcome.message } : {},
    ),
    takeMade: assign(({ context }, { outcome }: Made) =>
      outcome.kind === 'done'
        ? { choices: { ...context.choices, [outcome.id]: 'all' as const } }
        : { message: outcome.message },
    ),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearMessage: assign({ message: null }),
  },
  guards: {
    isRefused: (_, { outcome }: Applied | Made) => outcome.kind === 'refused',
    hasChoices: ({ context }) => Object.keys(context.choices).length > 0,
  },
}).createMachine({
  id: 'groupMembership',
  description: 'In which of the groups that are filled by hand some documents are to be.',
  context: { choices: {}, name: '', message: null },
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
    },
    notLoaded: {
      description: 'They did not come; the person is told why.',
      exit: 'clearMessage',
      on: { retry: { target: 'loading' } },
    },
    choosing: {
      description: 'Boxes are pressed; nothing is done yet.',
      initial: 'resting',
      states: {
        resting: { description: 'There is nothing to say.' },
        refused: {
          description: 'Something was not done, and the person is told what and why. What was chosen is still chosen.',
          exit: 'clearMessage',
        },
      },
      on: {
        chosen: { target: '.resting', actions: 'takeChoice' },
        make: { target: 'making', actions: 'takeName' },
        save: [{ guard: 'hasChoices', target: 'saving' }, { target: 'saved' }],
      },
    },
    making: {
      description: 'A group is made, to be chosen then.',
      tags: 'busy',
      invoke: {
        id: 'makeGroup',
        src: 'makeGroup',
        input: ({ context }) => ({ name: context.name }),
        onDone: [
          {
            guard: { type: 'isRefused', params: made },
            target: 'choosing.refused',
            actions: { type: 'takeMade', params: made },
          },
          { target: 'choosing', actions: { type: 'takeMade', params: made } },
        ],
        onError: { target: 'choosing.refused', actions: { type: 'keepMessage', params: error } },
      },
    },
    saving: {
      description: 'The documents are put in and taken out, group by group.',
      tags: 'busy',
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => ({ choices: context.choices }),
        onDone: [
          {
            guard: { type: 'isRefused', params: applied },
            target: 'choosing.refused',
            actions: { type: 'takeRefusal', params: applied },
          },
          { target: 'saved' },
        ],
        onError: { target: 'choosing.refused', actions: { type: 'keepMessage', params: error } },
      },
    },
    saved: {
      description: 'All is as it was chosen.',
      type: 'final',
    },
  },
});
