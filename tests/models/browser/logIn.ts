// Gives the page a session without using the form.
import type { Page } from '@playwright/test';
import { demoPerson } from '#mock-server/demoSnapshot.ts';

const query = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';

/** Logs in as the owner of the demo library, unless the page has a session. */
export async function logIn(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  if (cookies.some(({ name }) => name === 'session')) return;
  const { email, password } = demoPerson;
  await page.request.post('/api', { data: { query, variables: { input: { email, password } } } });
}
