// The test in which a page is walked: on the mock server, in a world of its own whether it asks for one or not.
import { expect, test as base, type World } from '../../support/mockWorld.ts';

export const test = base.extend<{ ownWorld: World }>({
  // The walk knows itself what it takes.
  watched: false,
  ownWorld: [
    async ({ world }, use) => {
      await use(world);
    },
    { auto: true },
  ],
});

export { expect };
