// Tests choosing from a list by sequences of events; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { statePath } from '../statePath.ts';
import { cocoas } from './richSelect.model.ts';
import { richSelectMachine } from './richSelectMachine.ts';
import type {
  OptionsPage,
  OptionsRequest,
  RichSelectEmitted,
  RichSelectEvent,
  RichSelectInput,
} from './richSelectTypes.ts';

function select(input: RichSelectInput) {
  const fetchOptions = controlled<OptionsPage, OptionsRequest>();
  const clock = new SimulatedClock();
  const machine = richSelectMachine.provide({ actors: { fetchOptions: fetchOptions.logic } });
  const actor = createActor(machine, { clock, input }).start();
  const said: RichSelectEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  return {
    fetchOptions,
    clock,
    said,
    send: actor.send.bind(actor),
    type: (query: string) => {
      actor.send({ type: 'query.changed', query });
    },
    state: () => statePath(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    rows: () => actor.getSnapshot().context.rows.map(({ value }) => value),
  };
}

const one = (): RichSelectInput => ({ source: 'local', options: cocoas });
const others = (): RichSelectInput => ({ ...one(), creatable: true, multiple: true });
const page = (from: number, to: number, next: string | null): OptionsPage => ({
  options: cocoas.slice(from, to),
  next,
});

test('a search finds what holds its words, whatever the case and accents', () => {
  const { type, rows, send, said, state } = select(one());
  type('ÁSTERO');
  expect(rows()).toEqual(['forastero']);
  send({ type: 'active.moved', by: 1, wraps: true });
  send({ type: 'accept' });
  expect(said).toEqual([{ type: 'chosen', option: cocoas[1] }]);
  expect(state()).toBe('closed');
});

test('Enter takes what the text says without its row being active, and guesses nothing', () => {
  const { type, send, said, state } = select(one());
  type('trin');
  send({ type: 'accept' });
  expect(said).toEqual([{ type: 'entered', options: [cocoas[3]] }]);
  type('o');
  send({ type: 'accept' });
  expect(said).toHaveLength(1);
  expect(state()).toBe('closed');
});

test('the keyboard goes round, and never stands on what is disabled', () => {
  const { send, context } = select(one());
  send({ type: 'open', landing: 'first' });
  const visited = [1, 1, 1, -1, -1].map((by) => {
    send({ type: 'active.moved', by, wraps: true });
    return context().active;
  });
  expect(visited).toEqual(['forastero', 'trinitario', 'criollo', 'trinitario', 'forastero']);
  send({ type: 'active.moved', by: 10, wraps: false });
  expect(context().active).toBe('trinitario');
  send({ type: 'choose', value: 'nacional' });
  expect(context().active).toBe('trinitario');
});

test('the server is asked once typing rests, and a stale answer never overwrites a newer one', async () => {
  const { type, clock, fetchOptions, rows } = select({ source: 'fetched' });
  type('c');
  clock.increment(249);
  type('cr');
  clock.increment(249);
  expect(fetchOptions.calls).toEqual([]);
  clock.increment(1);
  type('tri');
  clock.increment(250);
  expect(fetchOptions.calls.map(({ input }) => input.query)).toEqual(['cr', 'tri']);
  expect(fetchOptions.calls[0]?.signal.aborted).toBe(true);
  await fetchOptions.last().resolve(page(3, 4, null));
  await fetchOptions.calls[0]?.resolve(page(0, 1, null));
  expect(rows()).toEqual(['trinitario']);
});

test('nothing is asked for before enough was typed', () => {
  const { send, type, clock, state, fetchOptions } = select({ source: 'fetched', minimumCharacters: 3 });
  send({ type: 'open', landing: null });
  type(' tr ');
  expect(state()).toBe('open.tooShort');
  type('tri');
  clock.increment(250);
  expect(fetchOptions.calls.map(({ input }) => input)).toEqual([{ query: 'tri', cursor: null }]);
});

test('the next page comes when the bottom stays in sight, and Down does not lead round before the last', async () => {
  const { send, clock, state, context, rows, fetchOptions } = select({ source: 'fetched' });
  send({ type: 'open', landing: 'last' });
  await fetchOptions.last().resolve(page(0, 2, 'page 2'));
  send({ type: 'active.moved', by: 1, wraps: true });
  expect(context().active).toBe('forastero');
  send({ type: 'bottom.reached' });
  clock.increment(199);
  send({ type: 'bottom.reached' });
  clock.increment(199);
  expect(state()).toBe('open.ready.atBottom');
  clock.increment(1);
  expect(fetchOptions.last().input).toEqual({ query: '', cursor: 'page 2' });
  await fetchOptions.last().reject('Network request failed');
  expect([state(), context().message, rows().length]).toEqual(['open.ready.failedMore', 'Network request failed', 2]);
  send({ type: 'active.moved', by: 1, wraps: true });
  await fetchOptions.last().resolve(page(2, 4, null));
  expect([state(), context().active, rows().length]).toEqual(['open.ready.settled', 'forastero', 4]);
});

test('scrolling past the bottom and up again asks for nothing', async () => {
  const { send, clock, state, fetchOptions } = select({ source: 'fetched' });
  send({ type: 'open', landing: null });
  await fetchOptions.last().resolve(page(0, 2, 'page 2'));
  send({ type: 'bottom.reached' });
  clock.increment(199);
  send({ type: 'bottom.left' });
  clock.increment(1000);
  expect([state(), fetchOptions.calls.length]).toEqual(['open.ready.settled', 1]);
});

test('pages in which nothing was found lead on to the next, and only the last of them says that there is nothing', async () => {
  const { type, clock, state, rows, fetchOptions } = select({ source: 'fetched' });
  type('tri');
  clock.increment(250);
  await fetchOptions.last().resolve(page(0, 0, 'page 2'));
  expect([state(), fetchOptions.last().input]).toEqual(['open.ready.loadingMore', { query: 'tri', cursor: 'page 2' }]);
  await fetchOptions.last().resolve(page(0, 0, 'page 3'));
  await fetchOptions.last().resolve(page(3, 4, null));
  expect([state(), rows()]).toEqual(['open.ready.settled', ['trinitario']]);
  type('x');
  clock.increment(250);
  await fetchOptions.last().resolve(page(0, 0, 'page 2'));
  await fetchOptions.last().resolve(page(0, 0, null));
  expect(state()).toBe('open.empty');
});

test('after a failure Enter asks again', async () => {
  const { type, send, clock, state, fetchOptions } = select({ source: 'fetched' });
  type('tri');
  clock.increment(250);
  await fetchOptions.last().reject('Network request failed');
  expect(state()).toBe('open.failed');
  send({ type: 'accept' });
  expect(fetchOptions.last().input).toEqual({ query: 'tri', cursor: null });
});

test('several are chosen in one go: the list stays, the search begins anew beside what was chosen', () => {
  const { type, send, said, rows, context, state } = select(others());
  type('tri');
  send({ type: 'choose', value: 'trinitario' });
  expect([state(), context().active, context().query, rows().length]).toEqual([
    'open.ready.settled',
    'trinitario',
    null,
    4,
  ]);
  send({ type: 'accept' });
  expect(said.map((event) => event.type)).toEqual(['chosen', 'chosen']);
});

test('a text is added as it is, or is the option of its name', () => {
  const { type, send, said } = select(others());
  type('Porcelana');
  send({ type: 'accept' });
  send({ type: 'enter', texts: ['Ocumare ', 'CRIOLLO'] });
  expect(said).toEqual([
    { type: 'entered', options: [{ value: 'Porcelana', label: 'Porcelana' }] },
    { type: 'entered', options: [{ value: 'Ocumare', label: 'Ocumare' }, cocoas[0]] },
  ]);
});

test('Enter on the name of what is chosen leaves it chosen; on its row it takes it out', () => {
  const { type, send, said } = select(others());
  type('criollo');
  send({ type: 'accept' });
  send({ type: 'accept' });
  type('criollo');
  send({ type: 'active.moved', by: 1, wraps: true });
  send({ type: 'accept' });
  expect(said).toEqual([
    { type: 'entered', options: [cocoas[0]] },
    { type: 'chosen', option: cocoas[0] },
  ]);
});

test.each<[string, readonly RichSelectEvent[]]>([
  ['leaving', [{ type: 'leave' }]],
  ['Enter', [{ type: 'accept' }]],
  ['closing, then Enter', [{ type: 'close' }, { type: 'accept' }]],
  ['a separator', [{ type: 'enter', texts: ['Nacional'] }]],
])('what is disabled cannot be had by its name: %s', (_, events) => {
  const { type, send, said } = select(others());
  type('Nacional');
  events.forEach(send);
  expect(said).toEqual([]);
});

test('of pasted texts the one that names what is disabled is left out', () => {
  const { send, said } = select(others());
  send({ type: 'enter', texts: ['Nacional', 'Porcelana'] });
  expect(said).toEqual([{ type: 'entered', options: [{ value: 'Porcelana', label: 'Porcelana' }] }]);
});

test('text that can be added survives the closing of the list, and is taken in when the person leaves', () => {
  const { type, send, said, context } = select(others());
  type('Porcelana');
  send({ type: 'close' });
  expect(context().query).toBe('Porcelana');
  send({ type: 'leave' });
  expect(said).toEqual([{ type: 'entered', options: [{ value: 'Porcelana', label: 'Porcelana' }] }]);
  expect(context().query).toBeNull();
});

test('text that cannot be added is given up', () => {
  const { type, send, said, context } = select(one());
  type('Porcelana');
  send({ type: 'leave' });
  expect([said, context().query]).toEqual([[], null]);
});

test('a box that is its choice is emptied by taking its text out', () => {
  const { type, send, said } = select({ ...one(), creatable: true });
  type('');
  send({ type: 'leave' });
  expect(said).toEqual([{ type: 'cleared' }]);
});

test('tags without suggestions show no empty list', () => {
  const { type, send, state } = select({ source: 'local', creatable: true, multiple: true });
  send({ type: 'open', landing: 'first' });
  expect(state()).toBe('closed');
  type('mood');
  expect(state()).toBe('open.ready.settled');
  type('');
  expect(state()).toBe('closed');
});

test('letters find an option by its beginning; the same letter goes on to the next', () => {
  const { send, context } = select({
    source: 'local',
    options: ['Thesis', 'Proceedings', 'Proceedings article'].map((label) => ({ value: label, label })),
  });
  const press = (letter: string, at: number) => {
    send({ type: 'letter.typed', letter, at, from: context().active });
    return context().active;
  };
  expect(press('p', 0)).toBe('Proceedings');
  expect(press('p', 100)).toBe('Proceedings article');
  expect(press('p', 200)).toBe('Proceedings');
  expect(press('t', 900)).toBe('Thesis');
  expect(press('x', 2000)).toBe('Thesis');
  expect(
    Array.from('proceedings a')
      .map((letter, index) => press(letter, 3000 + index * 100))
      .at(-1),
  ).toBe('Proceedings article');
});

test('the owner may have other options while the list is open', () => {
  const { send, rows, context } = select(one());
  send({ type: 'open', landing: 'last' });
  send({ type: 'options.replaced', options: cocoas.slice(0, 2) });
  expect([rows().length, context().active]).toEqual([2, null]);
});
