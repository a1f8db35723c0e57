// Playwright fixtures: a server for each worker, the mock server, and an account, logged in or not.
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
   * Whether Live is on, and machines in the pages are counted for `npm run statecharts:coverage`. This takes a sixteenth of the time, and walks count by
   * themselves, so that only tests about Live turn it on. With `WATCHED=1` it is also on in all others, except those that measure a page or
   * examine everything in it.
   */
  watched: boolean;
  /**
   * Whether an idle library preloads code (src/ui/preloadWhenIdle.ts). This takes an eighth of the CPU time, so only tests about it and the main story turn it
   * on. In all others, actions wait for their code, as on a slow connection.
   */
  preloads: boolean;
  /** A person who has signed up, with an empty library. The browser is not logged in. */
  account: Account;
  /** The same person, logged in in the browser. */
  signedIn: Account;
}

interface WorkerFixtures {
  /** The built server with an empty embedded database. */
  server: ServerProcess;
  mock: { url: string };
}

/** How many documents the scenario `huge-library` has. The default of twenty thousand would take too long for a test. */
export const hugeLibrary = 600;

/** The path of one of the real bibliographies. */
export function bibliographyFile(name: string): string {
  return fileURLToPath(new URL(`../../support/data/${name}`, import.meta.url));
}

/** An unused address, and a valid password. */
export function newPerson(): Account {
  return { email: `reader-${randomUUID()}@example.org`, password: 'a long enough phrase' };
}

/** Runs in the page: reports a connection with data saving, on which nothing is preloaded. */
function reportSlowConnection(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright reads the names of fixtures from the pattern, so it is required even when empty.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  mock: [
    async ({}, use) => {
      const mock = await startMockServer('--huge', String(hugeLibrary));
      await use(mock);
      await mock.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  watched: [process.env.WATCHED === '1', { option: true }],
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
