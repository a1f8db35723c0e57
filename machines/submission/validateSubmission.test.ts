// What the forms refuse before they are sent.
import { expect, test } from 'vitest';
import type { SubmissionForm } from './submissionTypes.ts';
import { validateSubmission } from './validateSubmission.ts';

const refusals: [SubmissionForm, Record<string, string>, string[]][] = [
  ['login', { email: 'ada@example.org', password: 'x' }, []],
  ['login', {}, ['email', 'password']],
  ['login', { email: 'ada', password: 'x' }, ['email']],
  ['signup', { email: ' ada@example.org ', password: '12345678' }, []],
  ['signup', { email: 'ada@example.org', password: '1234567' }, ['password']],
  ['signup', { email: 'ada@example.org', password: 'x'.repeat(256) }, []],
  ['signup', { email: 'ada@example.org', password: 'x'.repeat(257) }, ['password']],
  // Characters, as a person counts them, not the two units of UTF-16 that each of these takes.
  ['signup', { email: 'ada@example.org', password: '🔑🔑🔑🔑' }, ['password']],
  ['forgotPassword', { email: 'ada@example.org' }, []],
  ['forgotPassword', { email: '@' }, ['email']],
  ['changePassword', { newPassword: '' }, ['newPassword']],
  ['changeEmail', { email: 'ada', password: '' }, ['email', 'password']],
  ['changeEmail', { email: 'ada@example.org', password: 'x' }, []],
  // What these need stands in the link, and in the session.
  ['confirmEmail', {}, []],
  ['sendEmailConfirmation', {}, []],
  ['addPasskey', { password: '' }, []],
  ['removePasskey', { id: 'pky_1', password: '' }, []],
  ['loginWithPasskey', {}, []],
  ['changeOwnPassword', { currentPassword: '', newPassword: 'short' }, ['currentPassword', 'newPassword']],
  // A password that was chosen before a rule may be shorter than it asks for.
  ['changeOwnPassword', { currentPassword: 'x', newPassword: '12345678' }, []],
  ['confirmSecondFactor', { oneTimeCode: ' ' }, ['oneTimeCode']],
  // Whether it is six digits or a recovery code is seen by the server.
  ['confirmSecondFactor', { oneTimeCode: '123456' }, []],
  ['setUpTotp', { password: '' }, ['password']],
  ['enableTotp', { oneTimeCode: '' }, ['oneTimeCode']],
  ['renewRecoveryCodes', { password: '' }, ['password']],
  ['disableTotp', { password: '' }, ['password']],
  ['deleteAccount', { password: '' }, ['password']],
];

test.each(refusals)('%s %j: %j', (form, values, fields) => {
  expect(validateSubmission(form, values).flatMap(({ path }) => path)).toEqual(fields);
});
