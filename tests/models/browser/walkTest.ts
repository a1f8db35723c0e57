// The Playwright test for walks: on the mock server, each in a world of its own.
import { expect, test as base, type World } from '../../support/mockWorld.ts';

export const test = base.extend<{ ownWorld: World }>({
  // Off, because the walk itself records which transitions it takes.
  watched: false,
  ownWorld: [
    async ({ world }, use) => {
      await use(world);
    },
    { auto: true },
  ],
});

export { expect };
