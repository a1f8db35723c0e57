// Tests the messages of a page by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { shownToasts, toastsMachine } from './toastsMachine.ts';
import type { ToastMessage } from './toastsTypes.ts';

function messages(limit = 3) {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { input: { limit }, clock }).start();
  const idOf = (message: string) => context().toasts.find((toast) => toast.message === message)?.id ?? 0;
  const context = () => actor.getSnapshot().context;
  return {
    say: (message: ToastMessage) => {
      actor.send({ type: 'toast.said', message });
    },
    end: (message: string) => {
      actor.send({ type: 'toast.gone', id: idOf(message) });
    },
    release: (message: string) => {
      actor.send({ type: 'toast.released', id: idOf(message) });
    },
    hold: (message: string) => {
      actor.send({ type: 'toast.held', id: idOf(message) });
    },
    wait: (time: number) => {
      clock.increment(time);
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

test('the newest is always shown, and soon takes the place of the oldest that nothing holds', () => {
  const { say, release, hold, wait, shown, state } = messages(2);
  for (const message of ['failed', 'one', 'two']) say({ message });
  expect(shown()).toEqual(['failed', 'one', 'two']);
  release('one');
  wait(999);
  say({ message: 'three' });
  expect(shown()).toEqual(['failed', 'one', 'three']);
  wait(1);
  expect(shown()).toEqual(['failed', 'two', 'three']);
  release('two');
  hold('two');
  wait(1_000);
  expect(state()).toEqual({ queueing: 'blocked' });
  expect(shown()).toEqual(['failed', 'two', 'three']);
  release('two');
  wait(1_000);
  expect(shown()).toEqual(['failed', 'three']);
  expect(state()).toBe('showing');
});

test('the newest stays its own time where all others have to be answered, and gives way to a newer one', () => {
  const { say, release, wait, shown, state } = messages(2);
  for (const message of ['failed', 'refused', 'told']) say({ message });
  release('told');
  wait(5_000);
  expect(state()).toEqual({ queueing: 'blocked' });
  expect(shown()).toEqual(['failed', 'refused', 'told']);
  say({ message: 'told later' });
  expect(shown()).toEqual(['failed', 'refused', 'told later']);
  wait(1_000);
  expect(shown()).toEqual(['failed', 'refused', 'told later']);
});

test('what has to be answered makes no room, and what waits between is not lost', () => {
  const { say, end, wait, shown, state } = messages(2);
  for (const message of ['one', 'two', 'three', 'four']) say({ message });
  expect(state()).toEqual({ queueing: 'turning' });
  wait(60_000);
  expect(shown()).toEqual(['one', 'two', 'four']);
  end('one');
  expect(shown()).toEqual(['two', 'three', 'four']);
  end('two');
  end('three');
  expect(state()).toBe('showing');
  end('four');
  expect(state()).toBe('empty');
});

/** Adds up what was moved, but for what was answered. */
const moved = (count: number): ToastMessage => ({
  message: `${count} moved`,
  key: `moved ${count}`,
  joins: {
    kind: 'moved',
    into: (earlier) => (earlier.tone === 'busy' ? null : moved(parseInt(earlier.message) + count)),
  },
});

test('like messages join, in the place of the earlier one and as a new one', () => {
  const { say, shown, ids, end } = messages();
  say(moved(1));
  say({ message: 'one' });
  say(moved(3));
  expect(shown()).toEqual(['4 moved', 'one']);
  expect(ids()).toEqual([3, 2]);
  end('4 moved');
  say(moved(2));
  expect(shown()).toEqual(['one', '2 moved']);
});

test('a message joins no other that was answered already', () => {
  const { say, shown } = messages();
  say({ ...moved(1), tone: 'busy' });
  say(moved(3));
  expect(shown()).toEqual(['1 moved', '3 moved']);
});

test('a joined message that had no room is shown: it is the newest', () => {
  const { say, shown } = messages(1);
  for (const message of [{ message: 'failed' }, moved(1), { message: 'two' }, moved(2)]) say(message);
  expect(shown()).toEqual(['failed', '3 moved']);
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
