// Tests undo and redo by sequences of events; tests/models covers the transitions.
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { undoHistoryMachine } from './undoHistoryMachine.ts';
import type { Change, Reversed, ReverseInput, UndoHistoryEmitted } from './undoHistoryTypes.ts';

const change = (id: string): Change => ({ id, what: `${id} done`, key: id });

/** A library whose answers come one by one, as the test gives them. */
function library(limit = 10) {
  const asked: ReverseInput[] = [];
  const answers: ((answer: Reversed | Error) => void)[] = [];
  const said: UndoHistoryEmitted[] = [];
  const machine = undoHistoryMachine.provide({
    actors: {
      reverse: fromPromise<Reversed, ReverseInput>(({ input }) => {
        asked.push(input);
        return new Promise((resolve, reject: (error: Error) => void) => {
          answers.push((answer) => {
            if (answer instanceof Error) reject(answer);
            else resolve(answer);
          });
        });
      }),
    },
  });
  const actor = createActor(machine, { input: { limit } });
  actor.on('*', (event) => said.push(event));
  actor.start();
  const ids = (changes: readonly Change[]) => changes.map(({ id }) => id);
  return {
    make: (id: string) => {
      actor.send({ type: 'change.made', change: change(id) });
    },
    undo: (id: string | null = null) => {
      actor.send({ type: 'change.reverse', direction: 'undo', id });
    },
    redo: () => {
      actor.send({ type: 'change.reverse', direction: 'redo', id: null });
    },
    forget: (id: string) => {
      actor.send({ type: 'change.forgotten', id });
    },
    leave: () => {
      actor.send({ type: 'library.left' });
    },
    comeBack: () => {
      actor.send({ type: 'library.regained' });
    },
    answer: async (answer: Reversed | Error) => {
      answers.shift()?.(answer);
      await Promise.resolve();
      await Promise.resolve();
    },
    asked: () => asked.map(({ direction, change: { id } }) => `${direction} ${id}`),
    done: () => ids(actor.getSnapshot().context.done),
    undone: () => ids(actor.getSnapshot().context.undone),
    said,
  };
}

const becomes = (id: string): Reversed => ({ kind: 'done', opposite: change(id), but: null });

test('the last change goes first, and comes again first', async () => {
  const { make, undo, redo, answer, asked, done, undone } = library();
  make('one');
  make('two');
  undo();
  await answer(becomes('two again'));
  undo();
  await answer(becomes('one again'));
  expect(undone()).toEqual(['two again', 'one again']);
  redo();
  await answer(becomes('one anew'));
  expect(asked()).toEqual(['undo two', 'undo one', 'redo one again']);
  expect(done()).toEqual(['one anew']);
  expect(undone()).toEqual(['two again']);
});

test('presses wait for each other', async () => {
  const { make, undo, redo, answer, asked } = library();
  make('one');
  undo();
  redo();
  undo();
  expect(asked()).toEqual(['undo one']);
  await answer(becomes('one again'));
  await answer(becomes('one anew'));
  expect(asked()).toEqual(['undo one', 'redo one again', 'undo one anew']);
});

test('what was taken back cannot come again once something else was done', async () => {
  const { make, undo, redo, answer, said, undone } = library();
  make('one');
  undo();
  await answer(becomes('one again'));
  make('two');
  expect(undone()).toEqual([]);
  redo();
  expect(said.at(-1)).toEqual({ type: 'change.nothing', direction: 'redo', id: null });
});

test('what is done while another is taken back does not stand in its way', async () => {
  const { make, undo, answer, done } = library();
  make('one');
  undo();
  make('two');
  await answer(becomes('one again'));
  expect(done()).toEqual(['two']);
});

test('a message takes back its own change, wherever that stands', async () => {
  const { make, undo, answer, done, asked, said } = library();
  make('one');
  make('two');
  undo('one');
  await answer(becomes('one again'));
  expect(asked()).toEqual(['undo one']);
  expect(done()).toEqual(['two']);
  undo('one');
  expect(said.at(-1)).toEqual({ type: 'change.nothing', direction: 'undo', id: 'one' });
});

test('without an answer the change stays to be tried again, and what waited is given up', async () => {
  const { make, undo, answer, done, said, asked } = library();
  make('one');
  make('two');
  undo();
  undo();
  await answer(new Error('The server does not answer'));
  expect(done()).toEqual(['one', 'two']);
  expect(said.at(-1)).toMatchObject({ isKept: true, message: 'The server does not answer', change: { id: 'two' } });
  expect(asked()).toEqual(['undo two']);
});

test('what finds nobody logged in goes on when they are back, and what was pressed since after it', async () => {
  const { make, undo, answer, comeBack, asked, done, undone, said } = library();
  make('one');
  make('two');
  undo();
  await answer({ kind: 'loggedOut' });
  undo();
  expect(done()).toEqual(['one', 'two']);
  expect(said).toEqual([]);
  comeBack();
  await answer(becomes('two again'));
  await answer(becomes('one again'));
  expect(asked()).toEqual(['undo two', 'undo two', 'undo one']);
  expect(undone()).toEqual(['two again', 'one again']);
});

test('what finds nobody logged in is forgotten with them when somebody else comes', async () => {
  const { make, undo, answer, leave, comeBack, asked, done } = library();
  make('one');
  undo();
  await answer({ kind: 'loggedOut' });
  leave();
  comeBack();
  undo();
  expect(asked()).toEqual(['undo one']);
  expect(done()).toEqual([]);
});

test('what the server refuses does not stand in the way of what was done before', async () => {
  const { make, undo, answer, done, said } = library();
  make('one');
  make('two');
  undo();
  await answer({ kind: 'refused', message: 'It is too old' });
  expect(done()).toEqual(['one']);
  expect(said.at(-1)).toMatchObject({ isKept: false, message: 'It is too old' });
});

test('a change that goes on is one change', () => {
  const { make, done } = library();
  make('one');
  make('one');
  expect(done()).toEqual(['one']);
});

test('the oldest are forgotten, and all with whoever made them', () => {
  const { make, leave, done } = library(2);
  for (const id of ['one', 'two', 'three']) make(id);
  expect(done()).toEqual(['two', 'three']);
  leave();
  expect(done()).toEqual([]);
});

test('what is changed while something is taken back comes after it: there is nothing to be done again', async () => {
  const { make, undo, answer, done, undone, said } = library();
  make('one');
  undo();
  make('two');
  await answer(becomes('one again'));
  expect(done()).toEqual(['two']);
  expect(undone()).toEqual([]);
  expect(said).toMatchObject([{ type: 'change.reversed', opposite: null }]);
});

test('what was taken back in a way of its own is not taken back again', () => {
  const { make, undo, forget, asked } = library();
  make('one');
  make('two');
  forget('two');
  undo();
  expect(asked()).toEqual(['undo one']);
});

test('what was left of a change does not come back into the history: only what was taken back goes to and fro', async () => {
  const { make, undo, redo, answer, done, undone, asked, said } = library();
  make('one');
  make('two');
  undo();
  const but = 'one document, which was changed since';
  await answer({ kind: 'done', opposite: change('most of two again'), but });
  expect(said.at(-1)).toMatchObject({ type: 'change.reversed', but, opposite: { id: 'most of two again' } });
  expect(done()).toEqual(['one']);
  expect(undone()).toEqual(['most of two again']);
  redo();
  await answer(becomes('most of two'));
  expect(done()).toEqual(['one', 'most of two']);
  undo();
  await answer({ kind: 'done', opposite: null, but });
  expect(asked()).toEqual(['undo two', 'redo most of two again', 'undo most of two']);
  // What cannot be done again is in neither.
  expect(done()).toEqual(['one']);
  expect(undone()).toEqual([]);
});
