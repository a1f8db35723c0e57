// The change of a password, where the link of a mail leads.
import type { Page } from '@playwright/test';
import { demoPerson } from '#mock-server/seedWorld.ts';
import { eventually } from '../../support/eventually.ts';
import { isResetMail, resetLink, type SentMail } from '../../support/outbox.ts';
import { accountFormDriver } from './accountForm.ts';
import { expect } from './walkTest.ts';

const forgotten = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { result } }';

async function resetMails(page: Page): Promise<SentMail[]> {
  const mails = (await (await page.request.get('/__mock/outbox')).json()) as SentMail[];
  return mails.filter(isResetMail);
}

/** Asks for a mail and follows its link; each is good for one change. */
async function followNewLink(page: Page): Promise<void> {
  const before = (await resetMails(page)).length;
  const variables = { input: { email: demoPerson.email } };
  await page.request.post('/api', { data: { query: forgotten, variables } });
  // The answer does not wait for the mail, so that it does not tell whether there is an account.
  const mail = await eventually('the mail', async () => (await resetMails(page))[before]);
  const { token, id } = resetLink(mail);
  await page.goto(`/change-password/${token}?id=${id}`);
}

export const changePasswordDriver = accountFormDriver({
  title: 'Change of password',
  start: 'a change of password',
  operation: 'changePasswordMutation',
  open: followNewLink,
  fields: { newPassword: { label: 'New password', good: () => 'a long enough phrase' } },
  button: 'Change the password',
  busy: 'Changing…',
  problems: 'weak-password',
  accepted: async (page) => {
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
  },
  tokenRejected: async (page) => {
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  },
});
