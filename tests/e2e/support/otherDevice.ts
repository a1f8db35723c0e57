// Makes an API client with the session of the browser, for changes that the page has not made.
import type { BrowserContext } from '@playwright/test';
import { type ApiClient, makeClient } from '../../support/client.ts';

/** An API client that acts as another device of the person who is logged in. */
export async function otherDevice(context: BrowserContext, url: string): Promise<ApiClient> {
  const client = makeClient(url);
  for (const { name, value } of await context.cookies()) client.cookies.set(name, value);
  return client;
}
