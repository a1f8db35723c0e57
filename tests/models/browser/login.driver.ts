// Drives the login form.
import type { SubmissionOutcome } from '#machines/submission/submissionTypes.ts';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { list } from '../../e2e/support/library.ts';
import { accountFormDriver, secondStepReason } from './accountForm.ts';
import { noLink } from './noLink.ts';
import { expect } from './walkTest.ts';

export const loginDriver = accountFormDriver({
  title: 'Login',
  start: 'an empty login',
  operation: 'loginMutation',
  async open(page) {
    await page.context().clearCookies({ name: 'session' });
    await page.goto('/user/login');
    await page.getByLabel('Password', { exact: true }).fill(demoPerson.password);
  },
  fields: { email: { label: 'E-mail', good: () => demoPerson.email } },
  button: 'Log in',
  busy: 'Logging in…',
  problems: 'login-problems',
  accepted: async (page) => {
    await expect(list(page)).toBeVisible();
  },
  // The page redirects once the person is logged in.
  isAbsent: (snapshot) => snapshot.matches('accepted'),
  impossible: [
    {
      reason: secondStepReason,
      is: (event) => (event as { output?: SubmissionOutcome }).output?.kind === 'continued',
    },
  ],
  ...noLink,
});
