// Stories of a search box, told on a running machine with a clock that stands still; its paths are walked in tests/models.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { searchBoxMachine } from './searchBoxMachine.ts';

function boxWith(query: string) {
  const clock = new SimulatedClock();
  const actor = createActor(searchBoxMachine, { input: { query }, clock });
  const wanted: { query: string; replace: boolean }[] = [];
  actor.on('search.wanted', ({ query: next, replace }) => wanted.push({ query: next, replace }));
  actor.start();
  return {
    actor,
    clock,
    wanted,
    type: (text: string) => {
      actor.send({ type: 'text.changed', text });
    },
    arrive: (next: string) => {
      actor.send({ type: 'query.changed', query: next });
    },
    text: () => actor.getSnapshot().context.text,
  };
}

test('what is typed is searched once the person pauses, without needless spaces', () => {
  const { clock, type, wanted, text } = boxWith('');
  type('dark');
  clock.increment(249);
  type('dark  chocolate ');
  clock.increment(249);
  expect(wanted).toEqual([]);
  clock.increment(1);
  expect(wanted).toEqual([{ query: 'dark chocolate', replace: false }]);
  expect(text()).toBe('dark  chocolate ');
});

test('one search mends another in the history; the first and the last are entries of their own', () => {
  const { actor, clock, type, wanted } = boxWith('');
  for (const next of ['dark', 'darker']) {
    type(next);
    clock.increment(250);
  }
  actor.send({ type: 'clear' });
  expect(wanted).toEqual([
    { query: 'dark', replace: false },
    { query: 'darker', replace: true },
    { query: '', replace: false },
  ]);
});

test('Enter does not wait, and nothing is searched twice', () => {
  const { actor, clock, type, wanted } = boxWith('');
  type('dark');
  actor.send({ type: 'search' });
  clock.increment(1000);
  actor.send({ type: 'search' });
  type('dark ');
  clock.increment(250);
  expect(wanted).toEqual([{ query: 'dark', replace: false }]);
});

test('the box follows the address, but what is being typed stays', () => {
  const { clock, type, arrive, wanted, text } = boxWith('');
  arrive('white');
  expect(text()).toBe('white');
  type('white ');
  clock.increment(250);
  arrive('white');
  expect(text()).toBe('white ');
  type('white choc');
  clock.increment(250);
  type('white chocolate');
  arrive('white choc');
  expect(text()).toBe('white chocolate');
  clock.increment(250);
  expect(wanted.at(-1)).toEqual({ query: 'white chocolate', replace: true });
});

test('cleared before its search has arrived, it is cleared', () => {
  const { actor, clock, type, wanted } = boxWith('');
  type('dark');
  clock.increment(250);
  actor.send({ type: 'clear' });
  expect(wanted.map(({ query }) => query)).toEqual(['dark', '']);
});
