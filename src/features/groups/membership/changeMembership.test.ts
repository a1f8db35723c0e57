// Tests the messages after documents were dropped on a group, when the server refuses, and when the result is unknown.
import { beforeEach, expect, test, vi } from 'vitest';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { takeToasts } from '#src/ui/toast/toast.ts';
import { changeMembership } from './changeMembership.ts';

beforeEach(() => {
  takeToasts();
});

/** Adds a document to a group, with these answers of the server. */
function drop(answers: readonly (() => object)[], onDone = vi.fn()) {
  const left = [...answers];
  const environment = createEnvironment({
    url: '/api',
    libraryId: 'lib_1',
    onUnauthenticated: () => undefined,
    fetch: () => Promise.resolve().then(() => Response.json(left.shift()?.() ?? {})),
  });
  const documents = { selection: { ids: ['a'] }, count: 1, name: '“Chocolate”' };
  return changeMembership({ environment }, documents, { read: 'all' }, () => 'Read', onDone);
}

const lost = () => {
  throw new TypeError('fetch failed');
};
const added = () => ({ data: { addDocumentsToGroup: { count: 1, undo: 'undo_1' } } });
const refused = () => ({
  data: null,
  errors: [{ message: 'There is no group with this id.', extensions: { code: 'NOT_FOUND' } }],
});

test('a refusal changes nothing, and is reported', async () => {
  const onDone = vi.fn();
  await drop([refused], onDone);
  expect(onDone).not.toHaveBeenCalled();
  const [said] = takeToasts();
  expect(said?.message).toBe('Not added to Read: This group no longer exists. Nothing was changed.');
  expect(said?.action).toBeUndefined();
});

test('without an answer the message does not claim that nothing was changed, and offers a retry', async () => {
  const onDone = vi.fn();
  await drop([lost, lost, added], onDone);
  const [said] = takeToasts();
  expect(said?.message).toBe(
    'Network request failed. Perhaps not added to Read. You can try again: nothing is done twice.',
  );
  expect(said).toMatchObject({ timeout: null, action: { label: 'Try again' } });
  // The message stays, with the reason.
  await expect(said?.action?.run()).rejects.toThrow(
    'Network request failed. Perhaps not added to Read. You can try again: nothing is done twice.',
  );
  expect(onDone).not.toHaveBeenCalled();
  await said?.action?.run();
  // The code that waited for the change continues, as after a first success.
  expect(onDone).toHaveBeenCalledOnce();
  expect(takeToasts()).toMatchObject([{ message: '“Chocolate” added to Read', action: { label: 'Undo' } }]);
});
