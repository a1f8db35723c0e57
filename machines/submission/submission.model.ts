// What can happen to a form, and what holds in each of its states.
import type { AnyEventObject } from 'xstate';
import { done, failed, modelOf } from '../model.ts';
import { submissionMachine } from './submissionMachine.ts';
import type { SubmissionOutcome } from './submissionTypes.ts';
import { validateSubmission } from './validateSubmission.ts';

const answered = (outcome: SubmissionOutcome) => done('submit', outcome);
const outcomeOf = (event: AnyEventObject) => (event as { output?: SubmissionOutcome }).output;
const kindOfAnswer = (event: AnyEventObject): unknown => outcomeOf(event)?.kind;

/** What only one of the answers says, so that the states they lead to can be told apart. */
const linkIsUsed = 'This link was used before.';
const noAnswer = 'Network request failed';

/** Forms of two steps: what the first is answered. */
const continuations = [
  { kind: 'continued', form: 'confirmSecondFactor', values: { challengeToken: 'a token', oneTimeCode: '' } },
  { kind: 'continued', form: 'enableTotp', values: { oneTimeCode: '' } },
] as const satisfies readonly SubmissionOutcome[];
const firstSteps = { confirmSecondFactor: 'login', enableTotp: 'setUpTotp' } as const;

export const submissionModel = modelOf({
  machine: submissionMachine,
  starts: [
    { name: 'an empty login', input: { form: 'login', values: { email: '', password: 'correct horse' } } },
    { name: 'an empty sign-up', input: { form: 'signup', values: { email: '', password: 'correct horse' } } },
    { name: 'a forgotten password', input: { form: 'forgotPassword', values: { email: '' } } },
    {
      name: 'a change of password',
      input: { form: 'changePassword', values: { token: 'a token', id: 'user_ada', newPassword: '' } },
    },
    { name: 'a setup of an authenticator app', input: { form: 'setUpTotp', values: { password: 'correct horse' } } },
    { name: 'a confirmation of an address', input: { form: 'confirmEmail', values: { token: 'a token' } } },
  ],
  events: [
    { type: 'field.changed', name: 'email', value: 'ada@example.org' },
    { type: 'field.changed', name: 'email', value: '' },
    { type: 'field.changed', name: 'newPassword', value: 'correct horse' },
    { type: 'field.changed', name: 'newPassword', value: '' },
    { type: 'field.changed', name: 'oneTimeCode', value: '123456' },
    { type: 'field.changed', name: 'oneTimeCode', value: '' },
    { type: 'submit' },
    { type: 'retry' },
    answered({ kind: 'accepted', userId: 'user_ada' }),
    ...continuations.map(answered),
    answered({ kind: 'problems', problems: [{ path: ['email', 'password'], message: 'No such login.' }] }),
    answered({ kind: 'tokenRejected', message: linkIsUsed }),
    answered({ kind: 'refused', message: 'Too many tries. Wait 15 minutes.' }),
    failed('submit', noAnswer),
  ],
  facts: ({ context }) => ({
    form: context.form,
    complete: validateSubmission(context.form, context.values).length === 0,
  }),
  // A form has its own fields, only those with a token can be told that it is no good, and a first step has its own second.
  isPossible: ({ context }, event) =>
    (event.type !== 'field.changed' || String(event.name) in context.values) &&
    (kindOfAnswer(event) !== 'tokenRejected' ||
      ['changePassword', 'confirmEmail', 'confirmSecondFactor', 'enableTotp'].includes(context.form)) &&
    continuations.every(
      (continuation) => outcomeOf(event) !== continuation || firstSteps[continuation.form] === context.form,
    ) &&
    (kindOfAnswer(event) !== 'problems' || context.form !== 'confirmEmail'),
  states: {
    editing: {
      'no user is known': ({ context }) => context.userId === null,
      'no message says that the link was used': ({ context }) => context.message !== linkIsUsed,
    },
    submitting: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.problems.length === 0 && context.message === null,
    },
    accepted: {
      'the user is handed on': ({ output }) => output?.userId === 'user_ada',
    },
    tokenRejected: {
      'the person is told that it is the link': ({ context }) => context.message === linkIsUsed,
    },
    failed: {
      'the person is told that no answer came': ({ context }) => context.message === noAnswer,
      'nothing is said against what was typed': ({ context }) => context.problems.length === 0,
      'what was typed is there': ({ context }) =>
        ['email', 'newPassword', 'password', 'oneTimeCode', 'token'].some((name) => name in context.values),
    },
  },
});
