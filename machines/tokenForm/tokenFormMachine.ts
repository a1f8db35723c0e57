// The form that creates an API token, and the secret that is shown once. Closing asks for a confirmation before the secret was copied.
import { assertEvent, assign, type DoneActorEvent, emit, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { concerns, messageOf, type Problem } from '../problem.ts';
import type {
  TokenFormContext,
  TokenFormEmitted,
  TokenFormEvent,
  TokenFormOutcome,
  TokenValues,
} from './tokenFormTypes.ts';

const emptyForm: TokenValues = { name: '', scope: 'READ', libraryId: null, expiresInDays: 30, password: '' };

function problemsOf({ values, needsPassword }: TokenFormContext): Problem[] {
  const noName = { path: ['name'], message: 'Enter a name, so that you can tell your tokens apart.' };
  const noPassword = { path: ['password'], message: 'Enter your password.' };
  return [
    ...(values.name.trim() === '' ? [noName] : []),
    ...(needsPassword && values.password === '' ? [noPassword] : []),
  ];
}

interface Answer {
  outcome: TokenFormOutcome;
}

const answer = ({ event }: { event: DoneActorEvent<TokenFormOutcome> }): Answer => ({ outcome: event.output });

export const tokenFormMachine = setup({
  types: {
    context: {} as TokenFormContext,
    events: {} as TokenFormEvent,
    emitted: {} as TokenFormEmitted,
    tags: {} as 'busy' | 'form',
  },
  actors: {
    /** Creates the token. Whatever the server answers is an outcome; only a missing answer rejects. */
    create: promiseNotProvided<TokenFormOutcome, TokenValues>('create'),
  },
  actions: {
    takeValues: assign(({ context, event }) => {
      assertEvent(event, 'values.changed');
      const changed = Object.keys(event.values);
      return {
        values: { ...context.values, ...event.values },
        problems: context.problems.filter((problem) => !changed.some((name) => concerns(problem, name))),
      };
    }),
    judge: assign({ problems: ({ context }) => problemsOf(context) }),
    takeAnswer: assign(({ context }, { outcome }: Answer) => {
      const problems = outcome.kind === 'problems' ? outcome.problems : [];
      return {
        problems,
        message: outcome.kind === 'refused' ? outcome.message : null,
        needsPassword: context.needsPassword || problems.some((problem) => concerns(problem, 'password')),
      };
    }),
    pointOutProblems: emit(() => ({ type: 'problems.pointedOut' as const })),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    clearComplaints: assign({ problems: [], message: null }),
    forgetPassword: assign(({ context }) => ({ values: { ...context.values, password: '' } })),
    noteCopied: assign({ copied: 'yes' as const }),
    noteRefusedCopy: assign({ copied: 'refused' as const }),
  },
  guards: {
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isCreated: (_, { outcome }: Answer) => outcome.kind === 'created',
    hasProblems: (_, { outcome }: Answer) => outcome.kind === 'problems',
    isCopied: ({ context }) => context.copied === 'yes',
  },
}).createMachine({
  id: 'tokenForm',
  description: 'The dialog that creates an API token and shows its secret, which is never shown again.',
  context: { values: emptyForm, problems: [], message: null, needsPassword: false, copied: 'no' },
  initial: 'filling',
  states: {
    filling: {
      description: 'The person fills the form; problems are shown at their fields until these are changed.',
      tags: 'form',
      on: {
        'values.changed': { actions: 'takeValues' },
        submit: [
          { guard: 'isComplete', target: 'creating' },
          {
            actions: ['judge', 'pointOutProblems'],
            description: 'The form has problems that need no server to be seen.',
          },
        ],
        close: { target: 'closed' },
      },
    },
    creating: {
      description: 'The form is being sent. The dialog stays open, because a token that nobody saw would be useless.',
      tags: ['busy', 'form'],
      entry: 'clearComplaints',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => context.values,
        onDone: [
          { guard: { type: 'isCreated', params: answer }, target: 'created', actions: 'forgetPassword' },
          {
            guard: { type: 'hasProblems', params: answer },
            target: 'filling',
            actions: [{ type: 'takeAnswer', params: answer }, 'pointOutProblems'],
          },
          { target: 'filling', actions: { type: 'takeAnswer', params: answer } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'No answer came. The input is kept. The token may have been created, and is then in the list.',
      tags: 'form',
      on: {
        'values.changed': { target: 'filling', actions: ['clearComplaints', 'takeValues'] },
        retry: { target: 'creating' },
        submit: { target: 'creating' },
        close: { target: 'closed' },
      },
    },
    created: {
      description: 'The secret is shown, with a button that copies it.',
      on: {
        'secret.copied': { actions: 'noteCopied' },
        'secret.copyRefused': { actions: 'noteRefusedCopy' },
        close: [{ guard: 'isCopied', target: 'closed' }, { target: 'leaving' }],
      },
    },
    leaving: {
      description: 'The secret was not copied with the button: the person is asked before the secret is lost.',
      on: {
        'secret.copied': { target: 'created', actions: 'noteCopied' },
        'secret.copyRefused': { target: 'created', actions: 'noteRefusedCopy' },
        stay: { target: 'created' },
        close: { target: 'closed' },
      },
    },
    closed: { description: 'The dialog is closed, and the secret is forgotten.', type: 'final' },
  },
});
