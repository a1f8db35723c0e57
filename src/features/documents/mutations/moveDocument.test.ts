// Tests the reports after moving a document, and where they are shown, with the real network layer and store.
import { beforeEach, expect, test } from 'vitest';
import type { MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { takeToasts } from '#src/ui/toast/toast.ts';
import { moveDocument } from './moveDocument.ts';

const pane = { listId: 'list' };
const shown = { id: 'doc_1', title: 'Chocolate' };
const here = new AbortController().signal;
const left = AbortSignal.abort();

type Answer = () => Promise<Response>;

const moved =
  (count: number): Answer =>
  () => {
    const payload = { count, undo: 'undo_1' };
    return Promise.resolve(Response.json({ data: { deleteUserDocuments: payload, restoreUserDocuments: payload } }));
  };
const undone =
  (count: number, leftCount: number): Answer =>
  () =>
    Promise.resolve(
      Response.json({
        data: { undo: { count, leftCount, leftGroupCount: 0, left: [], undo: count > 0 ? 'undo_2' : null } },
      }),
    );
const refused: Answer = () =>
  Promise.resolve(
    Response.json({ data: null, errors: [{ message: 'Too many tries', extensions: { code: 'RATE_LIMITED' } }] }),
  );
const unreachable: Answer = () => Promise.reject(new TypeError('fetch failed'));

function move(target: MoveTarget, signal: AbortSignal, ...answers: Answer[]) {
  const environment = createEnvironment({
    url: '/api',
    libraryId: 'lib_1',
    onUnauthenticated: () => undefined,
    fetch: () => answers.shift()?.() ?? unreachable(),
  });
  return moveDocument(environment, shown, target, pane, signal);
}

beforeEach(() => {
  takeToasts();
});

test.each([
  ['trash', 'moved to trash'],
  ['library', 'restored'],
] as const)('what went to the %s is said, whether its pane is there or not', async (target, done) => {
  for (const signal of [here, left]) {
    expect(await move(target, signal, moved(1))).toMatchObject({ kind: 'done' });
    expect(takeToasts()).toMatchObject([{ tone: 'success', message: `“Chocolate” ${done}` }]);
  }
});

test('moving to the %s is reported in a message, whether or not its pane is still open', async () => {
  expect(await move('trash', here, moved(0))).toEqual({
    kind: 'refused',
    message: 'It isn’t in the library any more',
  });
  expect(await move('library', here, moved(0))).toEqual({
    kind: 'refused',
    message: 'It isn’t in the trash any more',
  });
  expect(takeToasts()).toEqual([]);
});

test.each([
  ['refused', refused, /^Couldn’t move “Chocolate” to trash: Too many tries/],
  ['not answered', unreachable, /^Couldn’t move “Chocolate” to trash: Network request failed/],
  ['of nothing', moved(0), /^Couldn’t move “Chocolate” to trash: It isn’t in the library/],
] as const)('a move that is %s is said by its pane, and in a message once that was left', async (_, answer, words) => {
  await move('trash', here, answer).catch(() => undefined);
  expect(takeToasts()).toEqual([]);
  await move('trash', left, answer).catch(() => undefined);
  expect(takeToasts()).toMatchObject([{ tone: 'danger', message: expect.stringMatching(words) as string }]);
});

test('a move that is %s is reported by its pane, or in a message once the pane is closed', async () => {
  await move('trash', here, moved(1), undone(0, 1));
  const [said] = takeToasts();
  await expect(said?.action?.run()).rejects.toThrow(/^Couldn’t undo: it was changed since or deleted$/);
});

test('an undo without an answer can be retried, and is reported once', async () => {
  await move('trash', here, moved(1), unreachable, undone(1, 0));
  const [said] = takeToasts();
  await expect(said?.action?.run()).rejects.toThrow(/It may not have been undone\. It’s safe to try again\.$/);
  await said?.action?.run();
  expect(takeToasts()).toMatchObject([{ message: '“Chocolate” restored' }]);
});

test('undoing and redoing a move shows the same messages as the move', async () => {
  await move('trash', here, moved(1), undone(1, 0), undone(1, 0));
  const [said] = takeToasts();
  await said?.action?.run();
  const [back] = takeToasts();
  expect(back).toMatchObject({ message: '“Chocolate” restored', action: { label: 'Redo' } });
  await back?.action?.run();
  expect(takeToasts()).toMatchObject([{ message: '“Chocolate” moved to trash', action: { label: 'Undo' } }]);
});
