// The link for a new password, as it is asked for and found in a mail. In the mock server.
import type { Page } from '@playwright/test';
import { eventually } from '../../support/eventually.ts';
import { isResetMail, resetLink, type SentMail } from '../../support/outbox.ts';

const forgotten = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { result } }';

async function resetMails(page: Page): Promise<SentMail[]> {
  const mails = (await (await page.request.get('/__mock/outbox')).json()) as SentMail[];
  return mails.filter(isResetMail);
}

/** Asks for a mail and follows its link; each is good for one change. */
export async function followNewLink(page: Page, email: string): Promise<void> {
  const before = (await resetMails(page)).length;
  await page.request.post('/api', { data: { query: forgotten, variables: { input: { email } } } });
  // The answer does not wait for the mail, so that it does not tell whether there is an account.
  const mail = await eventually('the mail', async () => (await resetMails(page))[before]);
  const { token, id } = resetLink(mail);
  await page.goto(`/change-password/${token}?id=${id}`);
}
