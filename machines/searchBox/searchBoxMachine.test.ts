// Tests a search box by sequences of events with a simulated clock; tests/models covers the transitions.
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { searchBoxMachine } from './searchBoxMachine.ts';
import type {
  Recalled,
  SearchBoxEmitted,
  SearchBoxEvent,
  SearchReading,
  SearchSuggestion,
  SuggestionRequest,
} from './searchBoxTypes.ts';

const field: SearchSuggestion = { id: 'field author', kind: 'field', label: 'author:', text: 'author:', caret: 7 };
const before: SearchSuggestion = { id: 'recent white', kind: 'recent', label: 'white', text: 'white', caret: 5 };
const person = (name: string): SearchSuggestion => ({
  id: `person ${name}`,
  kind: 'person',
  label: name,
  text: `author:${name} `,
  caret: name.length + 8,
});

/** A search box. Requests to the server collect in `asked` until the test answers them. */
function boxWith(
  query: string,
  recall: (request: SuggestionRequest) => Recalled = () => ({ suggestions: [], hasMore: false }),
) {
  const clock = new SimulatedClock();
  const asked: { text: string; answer: (suggestions: readonly SearchSuggestion[]) => void }[] = [];
  const machine = searchBoxMachine.provide({
    actors: {
      read: fromPromise<SearchReading, { text: string }>(({ input: { text } }) =>
        Promise.resolve(
          text.includes('"')
            ? { kind: 'mistake', mistake: { start: 0, end: text.length, message: 'This quote isn’t closed.' } }
            : { kind: 'search', meaning: `“${text}”` },
        ),
      ),
      recall: fromPromise<Recalled, SuggestionRequest>(({ input }) => Promise.resolve(recall(input))),
      ask: fromPromise<readonly SearchSuggestion[], SuggestionRequest>(
        ({ input: { text } }) =>
          new Promise((answer) => {
            asked.push({ text, answer });
          }),
      ),
    },
  });
  const actor = createActor(machine, { input: { query }, clock });
  const emitted: SearchBoxEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  /** Waits until all resolved promises have been handled. */
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const send = async (...events: SearchBoxEvent[]) => {
    for (const event of events) actor.send(event);
    await settle();
  };
  return {
    asked,
    emitted,
    send,
    settle,
    wait: async (time: number) => {
      clock.increment(time);
      await settle();
    },
    type: (text: string, isComposing = false) => send({ type: 'text.changed', text, caret: text.length, isComposing }),
    arrive: (next: string) => send({ type: 'query.changed', query: next }),
    read: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    labels: () => actor.getSnapshot().context.suggestions.map(({ label }) => label),
    wanted: () => emitted.flatMap((event) => (event.type === 'search.wanted' ? [[event.query, event.replace]] : [])),
  };
}

test('what is typed is searched once the person pauses, without needless spaces', async () => {
  const { type, wait, wanted, read } = boxWith('');
  await type('dark');
  await wait(249);
  await type('dark  chocolate ');
  await wait(249);
  expect(wanted()).toEqual([]);
  await wait(1);
  expect(wanted()).toEqual([['dark chocolate', false]]);
  expect(read()).toMatchObject({ text: 'dark  chocolate ', meaning: '“dark  chocolate ”' });
});

test('a corrected search replaces the previous one in the browser’s history; the first search and clearing get entries of their own', async () => {
  const { type, wait, wanted, send } = boxWith('');
  for (const next of ['dark', 'darker']) {
    await type(next);
    await wait(250);
  }
  await send({ type: 'clear' });
  expect(wanted()).toEqual([
    ['dark', false],
    ['darker', true],
    ['', false],
  ]);
});

test('Enter searches at once, nothing is searched twice, and a second Enter moves to the results', async () => {
  const { type, wait, wanted, send, emitted } = boxWith('');
  await type('dark');
  await send({ type: 'enter' });
  await wait(1000);
  expect(emitted).toEqual([{ type: 'search.wanted', query: 'dark', replace: false }]);
  await send({ type: 'enter' });
  expect(emitted.at(-1)).toEqual({ type: 'leave.wanted', to: 'rows' });
  await type('dark ');
  await wait(250);
  expect(wanted()).toHaveLength(1);
});

test('a mistake is reported only after a pause, and the previous search stays in effect', async () => {
  const { type, wait, wanted, read, value, send, emitted } = boxWith('white');
  await type('white "choc');
  expect(read().mistake).toBeNull();
  await wait(250);
  expect(read()).toMatchObject({ text: 'white "choc', query: 'white', mistake: { start: 0, end: 11 } });
  expect(value()).toMatchObject({ search: 'mistaken' });
  await send({ type: 'enter' });
  expect(emitted.at(-1)).toMatchObject({ type: 'mistake.pointedOut', mistake: { start: 0, end: 11 } });
  await type('white choc');
  expect(read().mistake).toBeNull();
  expect(wanted()).toEqual([]);
  await wait(250);
  expect(wanted()).toEqual([['white choc', true]]);
});

test('the box follows the address, but what is being typed stays', async () => {
  const { type, wait, arrive, wanted, read } = boxWith('');
  await arrive('white');
  expect(read()).toMatchObject({ text: 'white', meaning: '“white”' });
  await type('white ');
  await wait(250);
  await arrive('white');
  expect(read().text).toBe('white ');
  await type('white choc');
  await wait(250);
  await type('white chocolate');
  await arrive('white choc');
  expect(read().text).toBe('white chocolate');
  await wait(250);
  expect(wanted().at(-1)).toEqual(['white chocolate', true]);
});

test('navigating back replaces a text that contains a mistake', async () => {
  const { type, wait, arrive, read } = boxWith('white');
  await type('"');
  await wait(250);
  await arrive('dark');
  expect(read()).toMatchObject({ text: 'dark', query: 'dark', mistake: null });
});

test('letters that an input method composes are neither searched nor completed', async () => {
  const { type, wait, wanted, value } = boxWith('', () => ({ suggestions: [field], hasMore: false }));
  await type('だr', true);
  await wait(1000);
  expect(wanted()).toEqual([]);
  expect(value()).toMatchObject({ list: 'closed' });
  await type('だる');
  await wait(250);
  expect(wanted()).toEqual([['だる', false]]);
});

test('fields and recent searches are suggested at once, values in the library after a pause', async () => {
  const { type, wait, labels, asked, settle } = boxWith('', () => ({ suggestions: [field], hasMore: true }));
  await type('be');
  expect(labels()).toEqual(['author:']);
  await wait(149);
  expect(asked).toEqual([]);
  await wait(1);
  asked[0]?.answer([person('Berg')]);
  await settle();
  expect(labels()).toEqual(['author:', 'Berg']);
});

test('an answer that comes late is not shown', async () => {
  const { type, wait, labels, asked, settle } = boxWith('', () => ({ suggestions: [], hasMore: true }));
  await type('be');
  await wait(150);
  await type('bex');
  await wait(150);
  expect(asked.map(({ text }) => text)).toEqual(['be', 'bex']);
  asked[1]?.answer([person('Bexley')]);
  await settle();
  asked[0]?.answer([person('Berg')]);
  await settle();
  expect(labels()).toEqual(['Bexley']);
});

test('the arrow keys wrap around the suggestions; a chosen field can be completed, a chosen value is searched at once', async () => {
  const { send, labels, read, value, wanted, emitted, type } = boxWith('', ({ text }) => ({
    suggestions: text === 'author:' ? [person('Berg')] : [field, before],
    hasMore: false,
  }));
  await type('a');
  expect(read().active).toBeNull();
  await send({ type: 'moved', by: 1 });
  expect(read().active).toBe(field.id);
  await send({ type: 'moved', by: 1 }, { type: 'moved', by: 1 });
  expect(read().active).toBe(field.id);
  await send({ type: 'moved', by: -1 });
  expect(read().active).toBe(before.id);
  await send({ type: 'moved', by: -1 }, { type: 'enter' });
  expect(read()).toMatchObject({ text: 'author:', caret: 7, active: null });
  expect(emitted.at(-1)).toEqual({ type: 'caret.wanted', caret: 7 });
  expect(labels()).toEqual(['Berg']);
  await send({ type: 'choose', id: 'person Berg' });
  expect(value()).toEqual({ search: 'settled', list: 'closed' });
  expect(wanted()).toEqual([['author:Berg', false]]);
});

test('Down opens the list at the first suggestion, Up at the last one, once all have arrived', async () => {
  const { send, read, wait, asked, settle } = boxWith('be', () => ({ suggestions: [field], hasMore: true }));
  await send({ type: 'moved', by: 1 });
  expect(read().active).toBe(field.id);
  await send({ type: 'close' }, { type: 'moved', by: -1 });
  expect(read().active).toBeNull();
  await wait(150);
  asked[0]?.answer([person('Berg')]);
  await settle();
  expect(read().active).toBe('person Berg');
});

test('without suggestions, Down moves to the results', async () => {
  const { send, emitted } = boxWith('be');
  await send({ type: 'moved', by: 1 });
  await send({ type: 'moved', by: 1 });
  expect(emitted).toEqual([{ type: 'leave.wanted', to: 'rows' }]);
});

test('Escape closes the list, then clears, then leaves', async () => {
  const { send, type, read, value, emitted, wanted } = boxWith('white', () => ({
    suggestions: [field],
    hasMore: false,
  }));
  await type('whitea');
  await send({ type: 'escape' });
  expect([value(), read().text]).toEqual([{ search: { typing: 'pausing' }, list: 'closed' }, 'whitea']);
  await send({ type: 'escape' });
  expect(read().text).toBe('');
  expect(wanted()).toEqual([['', false]]);
  await send({ type: 'escape' });
  expect(emitted.at(-1)).toEqual({ type: 'leave.wanted', to: 'page' });
});

test('an empty box shows recent searches; after one is removed, its neighbour is active', async () => {
  const other = { ...before, id: 'recent dark', label: 'dark', text: 'dark' };
  const { send, labels, read, emitted } = boxWith('', () => ({ suggestions: [before, other], hasMore: false }));
  await send({ type: 'entered' }, { type: 'moved', by: 1 });
  await send({ type: 'moved', by: 1 });
  await send({ type: 'forget', id: before.id });
  expect([labels(), read().active]).toEqual([['dark'], other.id]);
  expect(emitted).toEqual([{ type: 'suggestion.forgotten', suggestion: before }]);
});

test('a search is remembered when the person leaves the box and no change is pending', async () => {
  const { send, type, wait, emitted } = boxWith('');
  await type('da');
  await wait(250);
  await type('dark');
  await send({ type: 'left' });
  expect(emitted.filter((event) => event.type === 'search.used')).toEqual([]);
  await wait(250);
  await send({ type: 'entered' }, { type: 'left' });
  expect(emitted.at(-1)).toEqual({ type: 'search.used', query: 'dark' });
});

test('clearing takes effect even before the address has followed the last search', async () => {
  const { type, wait, send, wanted } = boxWith('');
  await type('dark');
  await wait(250);
  await send({ type: 'clear' });
  expect(wanted().map(([query]) => query)).toEqual(['dark', '']);
});

test('if the parser cannot be loaded, the text is searched anyway, and the server parses it', async () => {
  const clock = new SimulatedClock();
  const actor = createActor(searchBoxMachine, { input: { query: '' }, clock });
  const wanted: string[] = [];
  actor.on('search.wanted', ({ query }) => wanted.push(query));
  actor.start();
  actor.send({ type: 'text.changed', text: 'dark', caret: 4, isComposing: false });
  clock.increment(250);
  await expect.poll(() => wanted).toEqual(['dark']);
  expect(actor.getSnapshot().context.meaning).toBeNull();
});
