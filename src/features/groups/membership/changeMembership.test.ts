// Tests the messages after documents were dropped on a group, when the server refuses, and when the result is unknown.
import { beforeEach, expect, test, vi } from 'vitest';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { takeToasts } from '#src/ui/toast/toast.ts';
import { changeMembership } from './changeMembership.ts';

beforeEach(() => {
  takeToasts();
});

/** Puts a document into a group, while the server answers like this. */
function drop(answers: readonly (() => object)[], onDone = vi.fn()) {
  const left = [...answers];
  const environment = createEnvironment({
    url: '/api',
    onUnauthenticated: () => undefined,
    fetch: () => Promise.resolve().then(() => Response.json(left.shift()?.() ?? {})),
  });
  const documents = { selection: { ids: ['a'] }, count: 1, name: '“Chocolate”' };
  return changeMembership({ environment, userId: 'user_1' }, documents, { read: 'all' }, () => 'Read', onDone);
}

const lost = () => {
  throw new TypeError('fetch failed');
};
const added = () => ({ data: { addDocumentsToGroup: { count: 1, undo: 'undo_1' } } });
const refused = () => ({
  data: null,
  errors: [{ message: 'There is no group with this id.', extensions: { code: 'NOT_FOUND' } }],
});

test('a refusal changes nothing, and says so', async () => {
  const onDone = vi.fn();
  await drop([refused], onDone);
  expect(onDone).not.toHaveBeenCalled();
  const [said] = takeToasts();
  expect(said?.message).toBe('Not added to Read: This group no longer exists. Nothing was changed.');
  expect(said?.action).toBeUndefined();
});

test('without an answer nobody says that nothing was changed; it is done once more from the message', async () => {
  const onDone = vi.fn();
  await drop([lost, lost, added], onDone);
  const [said] = takeToasts();
  expect(said?.message).toBe(
    'Network request failed. Perhaps not added to Read. You can try again: nothing is done twice.',
  );
  expect(said).toMatchObject({ timeout: null, action: { label: 'Try again' } });
  // The message stays, and says why.
  await expect(said?.action?.run()).rejects.toThrow(
    'Network request failed. Perhaps not added to Read. You can try again: nothing is done twice.',
  );
  expect(onDone).not.toHaveBeenCalled();
  await said?.action?.run();
  // What was waiting for it goes on, as after the first try.
  expect(onDone).toHaveBeenCalledOnce();
  expect(takeToasts()).toMatchObject([{ message: '“Chocolate” added to Read', action: { label: 'Undo' } }]);
});
