// A form that is sent once and answered: login, sign-up, forgotten password, and the changes of an account. Some go on with a second form.
import { assertEvent, assign, emit, setup, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { concerns, messageOf } from '../problem.ts';
import type {
  SubmissionContext,
  SubmissionEmitted,
  SubmissionEvent,
  SubmissionInput,
  SubmissionOutcome,
  SubmissionOutput,
} from './submissionTypes.ts';
import { validateSubmission } from './validateSubmission.ts';

interface Answer {
  outcome: SubmissionOutcome;
}

const answer = ({ event }: { event: DoneActorEvent<SubmissionOutcome> }): Answer => ({ outcome: event.output });

export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as SubmissionEvent,
    input: {} as SubmissionInput,
    output: {} as SubmissionOutput,
    emitted: {} as SubmissionEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends the form; what the server says is an outcome, only its silence a rejection. */
    submit: promiseNotProvided<SubmissionOutcome, SubmissionInput>('submit'),
  },
  actions: {
    takeValue: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return {
        values: { ...context.values, [event.name]: event.value },
        problems: context.problems.filter((problem) => !concerns(problem, event.name)),
      };
    }),
    judge: assign({ problems: ({ context }) => validateSubmission(context.form, context.values) }),
    takeAnswer: assign((_, { outcome }: Answer) => ({
      problems: outcome.kind === 'problems' ? outcome.problems : [],
      message: 'message' in outcome ? outcome.message : null,
      userId: outcome.kind === 'accepted' ? outcome.userId : null,
    })),
    continueWith: assign((_, { outcome }: Answer) =>
      outcome.kind === 'continued' ? { form: outcome.form, values: outcome.values } : {},
    ),
    pointOutProblems: emit(() => ({ type: 'problems.pointedOut' as const })),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearComplaints: assign({ problems: [], message: null }),
  },
  guards: {
    isComplete: ({ context }) => validateSubmission(context.form, context.values).length === 0,
    isAccepted: (_, { outcome }: Answer) => outcome.kind === 'accepted',
    isContinued: (_, { outcome }: Answer) => outcome.kind === 'continued',
    hasProblems: (_, { outcome }: Answer) => outcome.kind === 'problems',
    isTokenRejected: (_, { outcome }: Answer) => outcome.kind === 'tokenRejected',
  },
}).createMachine({
  id: 'submission',
  description: 'A form that is sent once and answered. The input is kept whatever the answer.',
  context: ({ input }) => ({ ...input, problems: [], message: null, userId: null }),
  output: ({ context }) => ({ userId: context.userId }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person fills the form; problems are shown at their fields until these are changed.',
      on: {
        'field.changed': { actions: 'takeValue' },
        submit: [
          { guard: 'isComplete', target: 'submitting' },
          {
            actions: ['judge', 'pointOutProblems'],
            description: 'The form has problems that need no server to be seen.',
          },
        ],
      },
    },
    submitting: {
      description: 'The form is being sent. A second submit is ignored; typing is kept.',
      tags: 'busy',
      entry: 'clearComplaints',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ({ form: context.form, values: context.values }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: answer },
            target: 'accepted',
            actions: { type: 'takeAnswer', params: answer },
          },
          {
            guard: { type: 'isContinued', params: answer },
            target: 'editing',
            actions: { type: 'continueWith', params: answer },
            description: 'This was the first of two steps: the next form takes its place.',
          },
          {
            guard: { type: 'isTokenRejected', params: answer },
            target: 'tokenRejected',
            actions: { type: 'takeAnswer', params: answer },
          },
          {
            guard: { type: 'hasProblems', params: answer },
            target: 'editing',
            actions: [{ type: 'takeAnswer', params: answer }, 'pointOutProblems'],
          },
          {
            target: 'editing',
            actions: { type: 'takeAnswer', params: answer },
            description: 'Refused as a whole (by a rate limit, for instance).',
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'field.changed': { actions: 'takeValue' },
      },
    },
    accepted: {
      description: 'The form is accepted; its owner continues.',
      type: 'final',
    },
    tokenRejected: {
      description:
        'The link in the mail is used or too old, or the step before is. No retry can mend that; the way begins anew elsewhere.',
    },
    failed: {
      description: 'No answer came. The same form can be sent again.',
      on: {
        'field.changed': { target: 'editing', actions: 'takeValue' },
        submit: { target: 'resubmitting' },
        retry: { target: 'resubmitting' },
      },
    },
    resubmitting: {
      description: 'Decides whether the form may go again: it could be changed while it was under way.',
      always: [
        { guard: 'isComplete', target: 'submitting' },
        { target: 'editing', actions: ['judge', 'pointOutProblems'] },
      ],
    },
  },
});
