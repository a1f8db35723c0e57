// Tests combining similar changes in one message: its text, the order in which Undo reverts them, and the report if some could not be undone.
import { createActor } from 'xstate';
import { beforeEach, expect, test } from 'vitest';
import { shownToasts, toastsMachine } from '#machines/toasts/toastsMachine.ts';
import type { ReversalOutcome, Reversible } from '#machines/undoHistory/undoHistoryTypes.ts';
import { onWithdrawnToast, takeToasts } from '../toast/toast.ts';
import { rememberChange, tellChange } from './undoHistory.ts';

/** Makes moves to the trash with the server's answers, and returns the page's messages. */
function page() {
  const toasts = createActor(toastsMachine, { input: { limit: 3 } }).start();
  onWithdrawnToast((key) => {
    toasts.send({ type: 'toast.withdrawn', key });
  });
  const asked: string[] = [];
  const shown = () => {
    for (const message of takeToasts()) toasts.send({ type: 'toast.said', message });
    return shownToasts(toasts.getSnapshot().context);
  };
  const change = (title: string, count: number, ...answers: (Error | 'refused' | number)[]): Reversible => ({
    what: `“${title}” trashed`,
    undone: `“${title}” back`,
    joins: {
      kind: 'trash',
      count,
      done: (many) => `${many} trashed`,
      undone: (many) => `${many} back`,
      left: (many) => `${many} left`,
    },
    reverse: () => {
      asked.push(title);
      const answer = answers.shift() ?? 0;
      if (answer instanceof Error) return Promise.reject(answer);
      const outcome: ReversalOutcome =
        answer === 'refused'
          ? { kind: 'refused', message: 'It was changed since' }
          : { kind: 'done', but: answer === 0 ? null : 'some', left: answer, opposite: change(title, count - answer) };
      return Promise.resolve(outcome);
    },
  });
  return {
    asked,
    shown,
    texts: () => shown().map(({ message }) => message),
    trash: (...input: Parameters<typeof change>) => {
      tellChange(change(...input));
    },
    press: async (label: string) => {
      const action = shown().findLast((toast) => toast.action?.label === label)?.action;
      if (!action) throw new Error(`No ${label}`);
      await action.run();
    },
  };
}

beforeEach(() => {
  takeToasts();
});

test('similar changes share one message with one Undo, which reverts the last one first, and one Redo', async () => {
  const { trash, texts, press, asked } = page();
  trash('one', 1);
  expect(texts()).toEqual(['“one” trashed']);
  trash('two', 3);
  trash('three', 1);
  expect(texts()).toEqual(['5 trashed']);
  await press('Undo');
  expect(asked).toEqual(['three', 'two', 'one']);
  expect(texts()).toEqual(['5 back']);
  await press('Redo');
  expect(asked.slice(3)).toEqual(['one', 'two', 'three']);
  expect(texts()).toEqual(['5 trashed']);
});

test('changes that could not be undone are reported with the others', async () => {
  const { trash, shown, press, asked } = page();
  trash('one', 1);
  trash('two', 3, 2);
  trash('three', 1, 'refused');
  expect(shown()).toHaveLength(1);
  await press('Undo');
  expect(asked).toEqual(['three', 'two', 'one']);
  expect(shown()).toMatchObject([{ message: '2 back. 3 left.', tone: 'warning', timeout: null }]);
});

test('without an answer it stops, reports its progress, and can continue from there', async () => {
  const { trash, texts, press, asked } = page();
  trash('one', 1);
  trash('two', 1, new Error('No connection.'));
  trash('three', 1);
  texts();
  await expect(press('Undo')).rejects.toThrow('1 of 3 done. No connection.');
  await press('Undo');
  expect(asked).toEqual(['three', 'two', 'two', 'one']);
  expect(texts()).toEqual(['3 back']);
});

test('nothing is added to a message whose Undo was pressed', async () => {
  const { trash, texts, press } = page();
  trash('one', 1, new Error('No connection.'));
  texts();
  await expect(press('Undo')).rejects.toThrow();
  trash('two', 1);
  expect(texts()).toEqual(['“one” trashed', '“two” trashed']);
});

test('if nothing could be undone, the message says why', async () => {
  const { trash, texts, press } = page();
  trash('one', 1, 'refused');
  trash('two', 1, 'refused');
  texts();
  await expect(press('Undo')).rejects.toThrow('It was changed since');
  await expect(press('Undo')).rejects.toThrow(/undone already/);
});

test('a new change withdraws the message that would redo earlier ones', async () => {
  const { trash, texts, press } = page();
  trash('one', 1);
  trash('two', 1);
  texts();
  await press('Undo');
  expect(texts()).toEqual(['2 back']);
  rememberChange({ what: 'Something else', reverse: () => Promise.reject(new Error()) });
  expect(texts()).toEqual([]);
});
