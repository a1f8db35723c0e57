// Tests several steps as one change: what is reported if part of it stays, cannot be redone, or has an unknown result.
import { commitLocalUpdate } from 'relay-runtime';
import { expect, test } from 'vitest';
import { createEnvironment } from './createEnvironment.ts';
import { reversibleSteps } from './reversibleSteps.ts';

interface Undone {
  readonly count: number;
  readonly leftCount?: number;
  readonly leftGroupCount?: number;
  readonly undo: string | null;
}

/** A fake server with these answers by step id. */
function steps(answers: Readonly<Record<string, Undone | { code: string; message: string } | null>>) {
  const asked: string[] = [];
  const environment = createEnvironment({
    url: '/api',
    libraryId: 'lib_1',
    onUnauthenticated: () => undefined,
    fetch: (_url, request) => {
      const { variables } = JSON.parse(request?.body as string) as { variables: { input: { id: string } } };
      const { id } = variables.input;
      asked.push(id);
      const answer = answers[id] ?? null;
      if (answer === null) return Promise.reject(new TypeError('fetch failed'));
      const body =
        'code' in answer
          ? { data: null, errors: [{ message: answer.message, extensions: { code: answer.code } }] }
          : { data: { undo: { __typename: 'UndoPayload', leftCount: 0, leftGroupCount: 0, left: [], ...answer } } };
      return Promise.resolve(Response.json(body));
    },
  });
  const change = reversibleSteps({
    environment,
    steps: Object.keys(answers),
    what: 'library.bib imported',
  });
  return { environment, asked, change };
}

test('undoes the last step first, and redoes in the original order', async () => {
  const { asked, change } = steps({ a: { count: 2, undo: 'a2' }, b: { count: 1, undo: 'b2' } });
  const outcome = await change.reverse();
  expect(asked).toEqual(['b', 'a']);
  expect(outcome).toMatchObject({ kind: 'done', but: null, opposite: { what: 'library.bib imported' } });
  if (outcome.kind !== 'done') return;
  await expect(outcome.opposite?.reverse()).rejects.toThrow();
  expect(asked).toEqual(['b', 'a', 'a2']);
});

test('keeps and reports later changes of others, and can redo the rest', async () => {
  const { change } = steps({
    a: { count: 2, leftCount: 1, undo: 'a2' },
    b: { count: 0, leftCount: 3, leftGroupCount: 2, undo: null },
  });
  expect(await change.reverse()).toMatchObject({
    kind: 'done',
    but: '2 documents and 2 groups that were changed since or deleted',
    opposite: { what: 'library.bib imported' },
  });
});

test('a step with nothing left to undo does not prevent redoing the others', async () => {
  const { change } = steps({ a: { count: 2, undo: 'a2' }, b: { count: 0, undo: null } });
  expect(await change.reverse()).toMatchObject({ opposite: { what: 'library.bib imported' } });
});

test('if one step cannot be redone, none is', async () => {
  const { change } = steps({ a: { count: 2, undo: 'a2' }, b: { count: 2, undo: null } });
  expect(await change.reverse()).toEqual({ kind: 'done', but: null, left: 0, opposite: null });
});

test('if nothing is left to undo, it counts as not undone', async () => {
  const { change } = steps({ a: { count: 0, leftCount: 1, undo: null } });
  expect(await change.reverse()).toEqual({
    kind: 'refused',
    message: 'Couldn’t undo: it was changed since or deleted',
  });
});

test('if the session has ended at any step, only that is reported', async () => {
  const nobody = { code: 'UNAUTHENTICATED', message: 'Log in first.' };
  const change = steps({ a: nobody, b: { count: 1, undo: 'b2' } });
  expect(await change.change.reverse()).toEqual({ kind: 'loggedOut' });
  expect(change.asked).toEqual(['b', 'a']);
});

test('a temporary refusal can be retried, a permanent one cannot', async () => {
  const limited = { code: 'RATE_LIMITED', message: 'Too many tries' };
  await expect(steps({ a: limited, b: { count: 1, undo: 'b2' } }).change.reverse()).rejects.toThrow(
    'Only partly undone: Too many tries',
  );
  await expect(steps({ a: limited }).change.reverse()).rejects.toThrow('Couldn’t undo: Too many tries');
  expect(await steps({ a: { code: 'NOT_FOUND', message: 'It is too old' } }).change.reverse()).toEqual({
    kind: 'refused',
    message: 'Couldn’t undo: It is too old',
  });
});

test("without an answer it doesn't claim that nothing changed, and reloads lists", async () => {
  const { environment, change } = steps({ a: null });
  commitLocalUpdate(environment, (store) => store.create('lib_1', 'Library'));
  const before = environment.getStore().lookupInvalidationState(['lib_1']);
  await expect(change.reverse()).rejects.toThrow(
    'Network request failed. It may not have been undone. It’s safe to try again.',
  );
  expect(environment.getStore().checkInvalidationState(before)).toBe(true);
});
