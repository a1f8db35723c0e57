// Tests following the running app by sequences of events.
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { liveViewMachine } from './liveViewMachine.ts';
import type { LiveViewEvent } from './liveViewTypes.ts';

function view(wanted: string | null = null) {
  const actor = createActor(liveViewMachine, { input: { wanted } }).start();
  return {
    send: (...events: LiveViewEvent[]) => {
      for (const event of events) actor.send(event);
    },
    shown: () => [actor.getSnapshot().value, actor.getSnapshot().context.actor],
    moment: () => actor.getSnapshot().context.moment,
  };
}

const run = (...actors: string[]): LiveViewEvent => ({ type: 'actors.changed', actors });

test('whoever changed last is followed, unless one is chosen', () => {
  const { send, shown } = view();
  expect(shown()).toEqual(['waiting', null]);
  send(run('a/x:1', 'b/x:1'));
  expect(shown()).toEqual(['following', 'a/x:1']);
  send(run('b/x:1', 'a/x:1'));
  expect(shown()).toEqual(['following', 'b/x:1']);
  send({ type: 'actor.chosen', wanted: 'a' });
  send(run('b/x:1', 'a/x:1'));
  expect(shown()).toEqual(['following', 'a/x:1']);
});

test('a page whose name begins like that of the wanted one is another page', () => {
  const { send, shown } = view('a');
  send(run('ab/x:1'));
  expect(shown()).toEqual(['waiting', null]);
});

test('paused it stands still, and goes on with whoever runs then', () => {
  const { send, shown } = view();
  send(run('a/x:1'), { type: 'pause' }, run('b/x:1'));
  expect(shown()).toEqual(['paused', 'a/x:1']);
  send({ type: 'resume' });
  expect(shown()).toEqual(['following', 'b/x:1']);
});

test('looking back is not disturbed by what happens, and ends where the app is now', () => {
  const { send, shown, moment } = view();
  send(run('a/x:1'), { type: 'moment.chosen', moment: 'a/3' }, run());
  expect([shown(), moment()]).toEqual([['lookingBack', 'a/x:1'], 'a/3']);
  send({ type: 'moment.chosen', moment: 'a/2' });
  expect(moment()).toBe('a/2');
  send({ type: 'now' });
  expect([shown(), moment()]).toEqual([['lost', 'a/x:1'], null]);
});

test('after a reload of the page it goes on with the new actor', () => {
  const { send, shown } = view();
  send(run('a/x:1'), run());
  expect(shown()).toEqual(['lost', 'a/x:1']);
  send(run('b/x:1'));
  expect(shown()).toEqual(['following', 'b/x:1']);
});

test('one that is chosen and does not run is waited for, and the one before it is shown no more', () => {
  const { send, shown } = view();
  send(run('a/x:1'), { type: 'actor.chosen', wanted: 'b/x:1' });
  expect(shown()).toEqual(['waiting', null]);
  send(run('a/x:1', 'b/x:1'));
  expect(shown()).toEqual(['following', 'b/x:1']);
});
