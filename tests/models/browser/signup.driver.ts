// Drives the sign-up form.
import { newPerson } from '../../e2e/support/fixtures.ts';
import { accountFormDriver } from './accountForm.ts';
import { noLink } from './noLink.ts';
import { expect } from './walkTest.ts';

let person = newPerson();

export const signupDriver = accountFormDriver({
  title: 'Sign-up',
  start: 'an empty sign-up',
  operation: 'signupMutation',
  async open(page) {
    // The last path may have made an account with this address.
    person = newPerson();
    await page.context().clearCookies({ name: 'session' });
    await page.goto('/user/register');
    await page.getByLabel('Password', { exact: true }).fill(person.password);
  },
  fields: { email: { label: 'E-mail', good: () => person.email } },
  button: 'Create account',
  busy: 'Creating account…',
  problems: 'signup-problems',
  accepted: async (page) => {
    await expect(page.getByRole('heading', { name: 'Your library is empty' })).toBeVisible();
  },
  // The page redirects once the person is logged in.
  isAbsent: (snapshot) => snapshot.matches('accepted'),
  ...noLink,
});
