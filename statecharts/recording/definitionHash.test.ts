// The hash tells versions of a machine apart, and nothing else.
import { expect, test } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { definitionHash } from './definitionHash.ts';

const light = (description: string, next = 'red') =>
  setup({ actors: { wait: fromPromise(() => Promise.resolve()) }, actions: { ring: () => undefined } }).createMachine({
    id: 'light',
    description,
    initial: 'green',
    states: {
      green: { invoke: { id: 'wait', src: 'wait', onDone: { target: next, actions: 'ring' } } },
      red: { on: { again: 'green' } },
      dark: {},
    },
  });

test('descriptions and provided implementations change nothing', () => {
  const hash = definitionHash(light('A light.'));
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(definitionHash(light('Another description.'))).toBe(hash);
  expect(definitionHash(light('').provide({ actions: { ring: () => 1 } }))).toBe(hash);
});

test('another target, event or action is another definition', () => {
  const hashes = [
    definitionHash(light('')),
    definitionHash(light('', 'dark')),
    definitionHash(createMachine({ id: 'light', on: { again: {} } })),
    definitionHash(createMachine({ id: 'light', on: { anew: {} } })),
    definitionHash(createMachine({ id: 'light', entry: 'ring' })),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('all machines of the product differ', () => {
  expect(new Set(catalogue.map(({ machine }) => definitionHash(machine))).size).toBe(catalogue.length);
});
