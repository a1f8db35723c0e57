// Steps as one change: what is said where some of it stays, cannot be done again, or was perhaps not done.
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

/** A server that answers these steps by their ids. */
function steps(answers: Readonly<Record<string, Undone | { code: string; message: string } | null>>) {
  const asked: string[] = [];
  const environment = createEnvironment({
    url: '/api',
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
    userId: 'user_1',
    steps: Object.keys(answers),
    what: 'library.bib imported',
  });
  return { environment, asked, change };
}

test('the last step goes first, and what was taken back comes again the other way round', async () => {
  const { asked, change } = steps({ a: { count: 2, undo: 'a2' }, b: { count: 1, undo: 'b2' } });
  const outcome = await change.reverse();
  expect(asked).toEqual(['b', 'a']);
  expect(outcome).toMatchObject({ kind: 'done', but: null, opposite: { what: 'library.bib imported' } });
  if (outcome.kind !== 'done') return;
  await expect(outcome.opposite?.reverse()).rejects.toThrow();
  expect(asked).toEqual(['b', 'a', 'a2']);
});

test('what somebody has changed since stays and is said, and the rest can be done again', async () => {
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

test('a step of which nothing was there any more does not keep the others from being done again', async () => {
  const { change } = steps({ a: { count: 2, undo: 'a2' }, b: { count: 0, undo: null } });
  expect(await change.reverse()).toMatchObject({ opposite: { what: 'library.bib imported' } });
});

test('where some of it cannot be done again, nothing is', async () => {
  const { change } = steps({ a: { count: 2, undo: 'a2' }, b: { count: 2, undo: null } });
  expect(await change.reverse()).toEqual({ kind: 'done', but: null, left: 0, opposite: null });
});

test('where nothing is left of it, it was not undone', async () => {
  const { change } = steps({ a: { count: 0, leftCount: 1, undo: null } });
  expect(await change.reverse()).toEqual({
    kind: 'refused',
    message: 'Couldn’t undo: it was changed since or deleted',
  });
});

test('what finds nobody logged in says only that, wherever it has come', async () => {
  const nobody = { code: 'UNAUTHENTICATED', message: 'Log in first.' };
  const change = steps({ a: nobody, b: { count: 1, undo: 'b2' } });
  expect(await change.change.reverse()).toEqual({ kind: 'loggedOut' });
  expect(change.asked).toEqual(['b', 'a']);
});

test('what is refused for now stays to be tried again, what is refused for good does not', async () => {
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

test('without an answer nobody says that nothing has changed, and lists are asked for again', async () => {
  const { environment, change } = steps({ a: null });
  commitLocalUpdate(environment, (store) => store.create('user_1', 'User'));
  const before = environment.getStore().lookupInvalidationState(['user_1']);
  await expect(change.reverse()).rejects.toThrow(
    'Network request failed. It may not have been undone. It’s safe to try again.',
  );
  expect(environment.getStore().checkInvalidationState(before)).toBe(true);
});
