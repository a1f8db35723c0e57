// What can happen to the form of an API token, and what holds in each of its states.
import { done, failed, modelOf } from '../model.ts';
import { tokenFormMachine } from './tokenFormMachine.ts';
import type { TokenFormOutcome } from './tokenFormTypes.ts';

const answered = (outcome: TokenFormOutcome) => done('create', outcome);
const tooMany = 'You have reached the limit of 50 API tokens. End one first.';
const noAnswer = 'Network request failed';

export const tokenFormModel = modelOf({
  machine: tokenFormMachine,
  starts: [{ name: 'an empty form', input: undefined }],
  events: [
    { type: 'values.changed', values: { name: 'nightly export' } },
    { type: 'values.changed', values: { name: '' } },
    { type: 'values.changed', values: { password: 'correct horse' } },
    { type: 'submit' },
    { type: 'retry' },
    { type: 'close' },
    { type: 'stay' },
    { type: 'secret.copied' },
    { type: 'secret.copyRefused' },
    answered({ kind: 'created' }),
    answered({ kind: 'problems', problems: [{ path: ['password'], message: 'Enter your password.' }] }),
    answered({ kind: 'refused', message: tooMany }),
    failed('create', noAnswer),
  ],
  facts: ({ context: { values, needsPassword, copied } }) => ({
    isNamed: values.name !== '',
    hasPassword: values.password !== '',
    needsPassword,
    copied,
  }),
  // The password can be typed only in its field.
  isPossible: ({ context }, event) =>
    event.type !== 'values.changed' ||
    !('password' in (event as unknown as { values: object }).values) ||
    context.needsPassword,
  states: {
    filling: {
      'the person is not told that no answer came': ({ context }) => context.message !== noAnswer,
      'no secret was copied': ({ context }) => context.copied === 'no',
    },
    creating: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.problems.length === 0 && context.message === null,
      'the token has a name': ({ context }) => context.values.name !== '',
    },
    failed: {
      'the person is told that no answer came': ({ context }) => context.message === noAnswer,
    },
    created: {
      'the password is forgotten': ({ context }) => context.values.password === '',
      'no failure is shown': ({ context }) => context.problems.length === 0 && context.message === null,
    },
    leaving: {
      'the secret was not copied': ({ context }) => context.copied !== 'yes',
    },
    closed: {
      'it is over': ({ status }) => status === 'done',
    },
  },
});
