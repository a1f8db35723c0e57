// What is said when a step could perhaps not be taken back, and that what may have come of it is looked for.
import { commitLocalUpdate } from 'relay-runtime';
import { expect, test } from 'vitest';
import { createEnvironment } from './createEnvironment.ts';
import { undoStep } from './undoStep.ts';

test('without an answer nobody says that nothing has changed, and lists are asked for again', async () => {
  const environment = createEnvironment({
    url: '/api',
    onUnauthenticated: () => undefined,
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });
  commitLocalUpdate(environment, (store) => store.create('user_1', 'User'));
  const before = environment.getStore().lookupInvalidationState(['user_1']);
  await expect(undoStep(environment, 'undo_1', 'user_1')).rejects.toThrow(
    'Network request failed. Perhaps it was not undone. Trying again is safe.',
  );
  expect(environment.getStore().checkInvalidationState(before)).toBe(true);
});
