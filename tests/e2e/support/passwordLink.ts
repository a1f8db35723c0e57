// Requests a password link and finds it in the mock server's outbox.
import type { Page } from '@playwright/test';
import { eventually } from '../../support/eventually.ts';
import { isResetMail, resetLink, type SentMail } from '../../support/outbox.ts';

const forgotten = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { result } }';

async function resetMails(page: Page): Promise<SentMail[]> {
  const mails = (await (await page.request.get('/__mock/outbox')).json()) as SentMail[];
  return mails.filter(isResetMail);
}

/** Requests a mail and follows its link, which is valid once. */
export async function followNewLink(page: Page, email: string): Promise<void> {
  const before = (await resetMails(page)).length;
  await page.request.post('/api', { data: { query: forgotten, variables: { input: { email } } } });
  // The response doesn't wait for the mail, so that its duration doesn't reveal whether the account exists.
  const mail = await eventually('the mail', async () => (await resetMails(page))[before]);
  const { token, id } = resetLink(mail);
  await page.goto(`/change-password/${token}?id=${id}`);
}
