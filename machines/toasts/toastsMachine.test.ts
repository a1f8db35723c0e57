// Stories of what is said in passing; its paths are walked in tests/models.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { shownToasts, toastsMachine } from './toastsMachine.ts';
import type { ToastMessage } from './toastsTypes.ts';

function messages(limit = 3) {
  const actor = createActor(toastsMachine, { input: { limit } }).start();
  const context = () => actor.getSnapshot().context;
  return {
    say: (message: ToastMessage) => {
      actor.send({ type: 'toast.said', message });
    },
    end: (message: string) => {
      const id = context().toasts.find((toast) => toast.message === message)?.id ?? 0;
      actor.send({ type: 'toast.gone', id });
    },
    withdraw: (key: string) => {
      actor.send({ type: 'toast.withdrawn', key });
    },
    state: () => actor.getSnapshot().value,
    shown: () => shownToasts(context()).map(({ message }) => message),
    ids: () => context().toasts.map(({ id }) => id),
  };
}

test('messages stand in the order in which they were said', () => {
  const { say, shown, state } = messages();
  expect(state()).toBe('empty');
  say({ message: 'one' });
  say({ message: 'two' });
  expect(shown()).toEqual(['one', 'two']);
});

test('what there is no room for waits, and loses nothing', () => {
  const { say, end, shown, state } = messages(2);
  for (const message of ['one', 'two', 'three', 'four']) say({ message });
  expect(state()).toBe('queueing');
  expect(shown()).toEqual(['one', 'two']);
  end('one');
  expect(shown()).toEqual(['two', 'three']);
  end('two');
  end('three');
  expect(state()).toBe('showing');
  end('four');
  expect(state()).toBe('empty');
});

test('a message said again takes its own place, as a new one', () => {
  const { say, shown, ids } = messages();
  say({ message: 'one' });
  say({ message: 'two' });
  say({ message: 'one' });
  expect(shown()).toEqual(['one', 'two']);
  expect(ids()).toEqual([3, 2]);
});

test('another message about the same thing replaces what was said of it', () => {
  const { say, shown } = messages();
  say({ message: 'Importing 1', key: 'import' });
  say({ message: 'Importing 2', key: 'import' });
  expect(shown()).toEqual(['Importing 2']);
});

test('what holds no longer is withdrawn, shown or waiting', () => {
  const { say, withdraw, shown, state } = messages(2);
  for (const message of ['one', 'two', 'three', 'four']) say({ message, key: `about ${message}` });
  withdraw('about three');
  withdraw('about one');
  expect(shown()).toEqual(['two', 'four']);
  withdraw('about nothing');
  expect(state()).toBe('showing');
});

test('the end of a message that was replaced takes nothing away', () => {
  const { say, end, shown } = messages();
  say({ message: 'one' });
  end('never said');
  expect(shown()).toEqual(['one']);
});
