// Drives the form for choosing a new password, to which a mailed link leads.
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { followNewLink } from '../../e2e/support/passwordLink.ts';
import { accountFormDriver } from './accountForm.ts';
import { expect } from './walkTest.ts';

export const changePasswordDriver = accountFormDriver({
  title: 'Change of password',
  start: 'a change of password',
  operation: 'changePasswordMutation',
  open: (page) => followNewLink(page, demoPerson.email),
  fields: { newPassword: { label: 'New password', good: () => 'a long enough phrase' } },
  button: 'Change password',
  busy: 'Changing…',
  problems: 'weak-password',
  accepted: async (page) => {
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused();
  },
  tokenRejected: async (page) => {
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  },
});
