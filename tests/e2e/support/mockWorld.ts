// A browser test on the mock server. Who asks for `world` has one of its own there, and says what happens in it.
import { randomUUID } from 'node:crypto';
import { expect, test as base } from './fixtures.ts';

export interface World {
  /** Makes the server behave as this scenario says, from the next request on. */
  play: (scenario: string) => Promise<void>;
}

export const test = base.extend<{ world: World }>({
  baseURL: async ({ mock }, use) => {
    await use(mock.url);
  },
  world: async ({ context, mock: { url } }, use) => {
    const name = randomUUID();
    await context.addCookies([{ name: 'mock-world', value: name, url }]);
    await use({
      play: (scenario) => context.addCookies([{ name: 'mock-scenario', value: scenario, url }]),
    });
    // Each holds a database engine.
    await fetch(`${url}/__mock/close`, { method: 'POST', headers: { 'x-mock-world': name } });
  },
});

export { expect };
