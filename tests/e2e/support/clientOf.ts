// Makes an API client for a person's account, as from another device or the desktop app.
import { type ApiClient, makeClient } from '../../support/client.ts';

/** A client of this server that has logged in. */
export async function clientOf(url: string, account: { email: string; password: string }): Promise<ApiClient> {
  const client = makeClient(url);
  await client.ask(`mutation ($input: LoginInput!) { login(input: $input) { __typename } }`, { input: account });
  return client;
}
