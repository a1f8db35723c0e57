// The hash tells versions of a machine apart, and nothing else.
import { expect, test } from 'vitest';
import { and, createMachine, fromPromise, or, raise, setup, type AnyStateMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { definitionHash, isOtherDefinition } from './definitionHash.ts';

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
  expect(hash).toMatch(/^2:[0-9a-f]{16}$/);
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

const waiting = (delay: number, state: object = {}, guard: object | string = 'isLate'): AnyStateMachine =>
  setup({ delays: { pause: delay } }).createMachine({
    id: 'light',
    initial: 'green',
    states: { green: { after: { pause: { guard: guard as never, target: 'red' } }, ...state }, red: {} },
  }) as AnyStateMachine;

test('times of delays, tags, history, fixed values and combined guards are part of the definition', () => {
  const invoke = (input?: unknown) => ({
    invoke: { id: 'wait', src: 'wait', ...(input === undefined ? {} : { input }) },
  });
  const hashes = [
    waiting(5),
    waiting(900),
    waiting(5, { tags: 'busy' }),
    waiting(5, invoke()),
    waiting(
      5,
      invoke(() => 1),
    ),
    waiting(5, invoke({ count: 1 })),
    waiting(5, invoke({ count: 2 })),
    waiting(5, { initial: 'in', states: { in: {}, last: { type: 'history', history: 'deep' } } }),
    waiting(5, { initial: 'in', states: { in: {}, last: { type: 'history' } } }),
    waiting(5, { entry: { type: 'ring', params: { times: 1 } } }),
    waiting(5, { entry: { type: 'ring', params: { times: 2 } } }),
    waiting(5, { entry: raise({ type: 'stop' }) }),
    waiting(5, { entry: raise({ type: 'go' }) }),
    waiting(5, {}, and(['isLate', 'isDark'])),
    waiting(5, {}, or(['isLate', 'isDark'])),
    waiting(5, {}, { type: 'isLate', params: { by: 1 } }),
  ].map(definitionHash);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('what a build writes differently is no part of it', () => {
  function first() {
    return 1;
  }
  const second = () => 2;
  const written = (code: () => number) =>
    definitionHash(
      waiting(5, { entry: code, invoke: { id: 'wait', src: 'wait', input: code } }, and([code as never, 'isDark'])),
    );
  expect(written(first)).toBe(written(second));
});

test('a hash of the first kind, or of a later one, does not say that the machine has changed', () => {
  const machine = waiting(5);
  expect(isOtherDefinition(undefined, machine)).toBe(false);
  expect(isOtherDefinition('0123456789abcdef', machine)).toBe(false);
  expect(isOtherDefinition('3:0123456789abcdef', machine)).toBe(false);
  expect(isOtherDefinition(definitionHash(machine), machine)).toBe(false);
  expect(isOtherDefinition(definitionHash(waiting(6)), machine)).toBe(true);
});

test('all machines of the product differ', () => {
  expect(new Set(catalogue.map(({ machine }) => definitionHash(machine))).size).toBe(catalogue.length);
});
