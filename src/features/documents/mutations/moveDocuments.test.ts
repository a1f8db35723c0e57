// Tests the reports after moving many documents, and undoing the move, with the real network layer and store.
import { beforeEach, expect, test } from 'vitest';
import type { MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import { takeToasts } from '#src/ui/toast/toast.ts';
import { targetOfOne } from '../actionTarget.ts';
import { moveDocuments } from './moveDocuments.ts';

type Answer = () => Promise<Response>;

const moved =
  (count: number): Answer =>
  () => {
    const step = { count, undo: 'undo_1' };
    return Promise.resolve(Response.json({ data: { deleteUserDocuments: step, restoreUserDocuments: step } }));
  };
const undone =
  (leftCount: number, undo: string | null): Answer =>
  () =>
    Promise.resolve(
      Response.json({ data: { undo: { count: 3 - leftCount, leftCount, leftGroupCount: 0, left: [], undo } } }),
    );
const refused: Answer = () =>
  Promise.resolve(
    Response.json({ data: null, errors: [{ message: 'Too many tries.', extensions: { code: 'RATE_LIMITED' } }] }),
  );
const unreachable: Answer = () => Promise.reject(new TypeError('fetch failed'));

const many = (count: number) => ({
  selection: { filterBy: {} },
  count,
  name: countedDocuments(count),
  has: () => true,
});

async function move(target: MoveTarget, documents: ReturnType<typeof targetOfOne>, ...answers: Answer[]) {
  const asked: unknown[] = [];
  const environment = createEnvironment({
    url: '/api',
    libraryId: 'lib_1',
    onUnauthenticated: () => undefined,
    fetch: (_, request) => {
      asked.push((JSON.parse(request?.body as string) as { variables: { input: unknown } }).variables.input);
      return answers.shift()?.() ?? unreachable();
    },
  });
  const isMoved = await moveDocuments(environment, documents, target);
  return { isMoved, asked, said: takeToasts() };
}

beforeEach(() => {
  takeToasts();
});

test('the report counts the documents that were really moved', async () => {
  for (const [target, done] of [
    ['trash', 'moved to trash'],
    ['library', 'restored'],
  ] as const) {
    const one = await move(target, targetOfOne('doc_1', 'Chocolate'), moved(1));
    expect(one.said).toMatchObject([{ tone: 'success', message: `“Chocolate” ${done}` }]);
    expect(one.asked).toEqual([{ libraryId: 'lib_1', selection: { ids: ['doc_1'] } }]);
    // Two of them had been moved before.
    expect(await move(target, many(3), moved(1))).toMatchObject({
      isMoved: true,
      said: [{ message: `1 document ${done}` }],
    });
    expect((await move(target, many(12_400), moved(12_400))).said).toMatchObject([
      { message: `12,400 documents ${done}` },
    ]);
  }
});

test('the message undoes and redoes the move, and reports failures', async () => {
  const { said, asked } = await move('trash', many(3), moved(3), undone(0, 'undo_2'), refused);
  await said[0]?.action?.run();
  expect(asked.at(-1)).toEqual({ id: 'undo_1' });
  const [back] = takeToasts();
  expect(back).toMatchObject({ message: '3 documents restored', action: { label: 'Redo' } });
  await expect(back?.action?.run()).rejects.toThrow('Couldn’t undo: Too many tries');
  expect(asked.at(-1)).toEqual({ id: 'undo_2' });
});

test('an undo that skips documents says so, and the message stays', async () => {
  const { said } = await move('trash', many(3), moved(3), undone(1, 'undo_2'));
  await said[0]?.action?.run();
  expect(takeToasts()).toMatchObject([
    {
      tone: 'warning',
      timeout: null,
      message: '2 documents restored. 1 document was changed since or deleted.',
    },
  ]);
});

test('an undo without an answer can be retried from the same message', async () => {
  const { said, asked } = await move('trash', many(3), moved(3), unreachable, undone(0, null));
  await expect(said[0]?.action?.run()).rejects.toThrow('It’s safe to try again');
  await said[0]?.action?.run();
  expect(asked.slice(1)).toEqual([{ id: 'undo_1' }, { id: 'undo_1' }]);
  expect(takeToasts()[0]).not.toHaveProperty('action');
});

test.each([
  ['refused', refused, /^Couldn’t move 3 documents to trash: Too many tries\. Nothing was changed\.$/],
  [
    'not answered',
    unreachable,
    /^Couldn’t move 3 documents to trash: Network request failed.*It’s safe to try again\.$/,
  ],
  ['of nothing', moved(0), /^Couldn’t move 3 documents to trash: They aren’t in the library any more/],
] as const)('a move that is %s is reported in a message that stays', async (_, answer, words) => {
  const { isMoved, said } = await move('trash', many(3), answer);
  expect(isMoved).toBe(false);
  expect(said).toMatchObject([{ tone: 'danger', timeout: null, message: expect.stringMatching(words) as string }]);
});
