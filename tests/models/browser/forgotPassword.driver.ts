// Drives the form that requests a link for choosing a new password.
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { accountFormDriver } from './accountForm.ts';
import { noLink } from './noLink.ts';
import { expect } from './walkTest.ts';

export const forgotPasswordDriver = accountFormDriver({
  title: 'Forgotten password',
  start: 'a forgotten password',
  operation: 'forgotPasswordMutation',
  open: async (page) => {
    await page.goto('/user/forgot-password');
  },
  fields: { email: { label: 'E-mail', good: () => demoPerson.email } },
  button: 'Send link',
  busy: 'Sending…',
  problems: 'login-problems',
  accepted: async (page) => {
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  },
  ...noLink,
});
