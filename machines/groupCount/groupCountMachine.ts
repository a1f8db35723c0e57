// Counts how many documents a rule would match while it is typed: after a pause, and never with the answer to an older question.
import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { CountOutcome, CountQuestion, GroupCountContext, GroupCountEvent } from './groupCountTypes.ts';

interface Answer {
  outcome: CountOutcome;
}

const answer = ({ event }: { event: DoneActorEvent<CountOutcome> }): Answer => ({ outcome: event.output });

export const groupCountMachine = setup({
  types: { context: {} as GroupCountContext, events: {} as GroupCountEvent, tags: {} as 'busy' },
  actors: {
    /** Asks the server; nothing is stored. Cancelled when the question changes. */
    preview: promiseNotProvided<CountOutcome, { question: CountQuestion | null }>('preview'),
  },
  actions: {
    takeQuestion: assign(({ event }) => {
      assertEvent(event, 'question.changed');
      return { question: event.question, problems: [], message: null };
    }),
    takeAnswer: assign(({ context }, { outcome }: Answer) =>
      outcome.kind === 'counted'
        ? { count: outcome.count, problems: [], message: null }
        : { count: context.count, problems: outcome.problems, message: null },
    ),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearMessage: assign({ problems: [], message: null }),
  },
  guards: {
    isAsked: ({ event }) => {
      assertEvent(event, 'question.changed');
      return event.question !== null;
    },
    isCounted: (_, { outcome }: Answer) => outcome.kind === 'counted',
  },
  delays: {
    /** How long the person pauses before the server is asked. */
    pause: 250,
  },
}).createMachine({
  id: 'groupCount',
  description: 'The live count of the documents that a rule would match. Nothing waits for it.',
  context: { question: null, count: null, problems: [], message: null },
  initial: 'idle',
  states: {
    idle: { description: 'The rule is incomplete, so its documents cannot be counted.' },
    waiting: {
      description: 'The rule has just changed; more changes may follow.',
      tags: 'busy',
      after: { pause: { target: 'counting' } },
    },
    counting: {
      description: 'The server counts. A change cancels the request.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => ({ question: context.question }),
        onDone: [
          {
            guard: { type: 'isCounted', params: answer },
            target: 'counted',
            actions: { type: 'takeAnswer', params: answer },
          },
          {
            target: 'refused',
            actions: { type: 'takeAnswer', params: answer },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    counted: { description: 'The count belongs to the current rule.' },
    refused: {
      description: 'The server rejects the rule; the problem is shown at its field.',
    },
    failed: {
      description: 'No answer came. It can be counted again; saving does not need the count.',
      on: { retry: { target: 'counting' } },
    },
  },
  on: {
    'question.changed': [
      { guard: 'isAsked', target: '.waiting', actions: 'takeQuestion', reenter: true },
      { target: '.idle', actions: 'takeQuestion' },
    ],
  },
});
