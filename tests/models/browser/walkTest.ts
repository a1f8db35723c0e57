// The test in which a page is walked: on the mock server, in a world of its own.
import { randomUUID } from 'node:crypto';
import { expect, test as base } from '../../e2e/support/fixtures.ts';

export const test = base.extend<{ world: string }>({
  baseURL: async ({ mock }, use) => {
    await use(mock.url);
  },
  world: [
    async ({ context, mock }, use) => {
      const world = randomUUID();
      await context.addCookies([{ name: 'mock-world', value: world, url: mock.url }]);
      await use(world);
      // Each holds a database engine.
      await fetch(`${mock.url}/__mock/reset`, { method: 'POST', headers: { 'x-mock-world': world } });
    },
    { auto: true },
  ],
});

export { expect };
