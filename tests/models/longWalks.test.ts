// Tests that long walks reach everything that the model's paths reach, continue where they can, and restart where they cannot.
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { modelOf } from '#machines/model.ts';
import { longWalks } from './longWalks.ts';

const door = setup({
  types: { events: {} as { type: 'open' } | { type: 'shut' } | { type: 'lock' } | { type: 'break' } },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: 'open', lock: 'locked' } },
    open: { on: { shut: 'shut', break: 'broken' } },
    locked: { on: { open: 'open', break: 'broken' } },
    broken: {},
  },
});

const start = { name: 'at night', input: undefined };
const model = modelOf({
  machine: door,
  starts: [start],
  events: [{ type: 'open' }, { type: 'shut' }, { type: 'lock' }, { type: 'break' }],
  states: { shut: {}, open: {}, locked: {}, broken: {} },
});

const all = [
  'door.locked — break #1 → door.broken',
  'door.locked — open #1 → door.open',
  'door.open — break #1 → door.broken',
  'door.open — shut #1 → door.shut',
  'door.shut — lock #1 → door.locked',
  'door.shut — open #1 → door.open',
];

const taken = (walks: ReturnType<typeof longWalks>) =>
  [...new Set(walks.flat().flatMap(({ transitions }) => transitions))].toSorted();

test('a walk continues while something new is near; then another one starts', () => {
  const walks = longWalks(model, start);
  expect(taken(walks)).toEqual(all);
  expect(walks).toHaveLength(2);
  // No transition leaves a broken door.
  expect(walks.map((steps) => steps.at(-1)?.event.type)).toEqual(['break', 'break']);
});

test('no walk continues where it must not, and everything is still reached', () => {
  const walks = longWalks(model, start, (snapshot) => snapshot.value !== 'shut');
  expect(taken(walks)).toEqual(all);
  expect(walks.flatMap((steps) => steps.slice(1)).map(({ before }) => before.value as string)).not.toContain('shut');
});
