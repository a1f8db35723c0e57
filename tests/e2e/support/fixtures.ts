// What a browser test is given: a server of its own worker, the mock server and an account, logged in or not.
import { test as base, expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { makeClient } from '../../support/client.ts';
import { startMockServer } from '../../support/mockServerProcess.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';
import { countPageTransitions } from '../../coverage/countPageTransitions.ts';
import { clientOf } from './clientOf.ts';

export interface Account {
  email: string;
  password: string;
}

interface TestFixtures {
  /**
   * Whether what the pages' machines do is watched and counted for `npm run statecharts:coverage`. Whoever measures a page, or
   * looks at all that is in it, turns it off.
   */
  watched: boolean;
  /**
   * Whether an idle library preloads code before it is wanted (src/ui/preloadWhenIdle.ts). That takes an eighth of all processor time, so only
   * the tests that are about it, and the story of a library, turn it on: in all others an action waits for its code, as on a slow connection.
   */
  preloads: boolean;
  /** Somebody who has signed up, with an empty library. The browser is not logged in. */
  account: Account;
  /** The same, and the browser is logged in. */
  signedIn: Account;
}

interface WorkerFixtures {
  /** The built server on an empty embedded database. */
  server: ServerProcess;
  mock: { url: string };
}

/** The path of one of the real bibliographies. */
export function bibliographyFile(name: string): string {
  return fileURLToPath(new URL(`../../support/data/${name}`, import.meta.url));
}

/** An address that nobody else uses, and a password that keeps the rule. */
export function newPerson(): Account {
  return { email: `reader-${randomUUID()}@example.org`, password: 'a long enough phrase' };
}

/** In the page: reports a connection that is spared what may not be needed. */
function reportSlowConnection(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright reads the names of fixtures from the pattern, so it has to stand here even when it is empty.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  mock: [
    async ({}, use) => {
      // Twenty thousand documents, as there are else, take longer to make than a test should.
      const mock = await startMockServer('--huge', '2000');
      await use(mock);
      await mock.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  watched: [true, { option: true }],
  preloads: [false, { option: true }],
  context: async ({ context, baseURL, watched, preloads }, use, testInfo) => {
    if (!preloads) await context.addInitScript(reportSlowConnection);
    await context.addCookies([{ name: 'statecharts', value: watched ? 'live' : 'off', url: baseURL ?? '' }]);
    const transitions = watched ? await countPageTransitions(context) : null;
    await use(context);
    transitions?.record(testInfo);
  },
  account: async ({ server }, use) => {
    const account = newPerson();
    await makeClient(server.url).ask(`mutation ($input: SignupInput!) { signup(input: $input) { __typename } }`, {
      input: account,
    });
    await use(account);
  },
  signedIn: async ({ account, context, server }, use) => {
    const client = await clientOf(server.url, account);
    await context.addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: server.url })));
    await use(account);
  },
});

export { expect };
