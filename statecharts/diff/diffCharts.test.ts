// Tests what differs between two versions of a machine, one kind of change at a time.
import { describe, expect, it, test } from 'vitest';
import { and, createMachine, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { isUnchanged } from './chartDiff.ts';
import { diffCharts } from './diffCharts.ts';
import { machineData, readVersion } from './machineVersion.ts';

const never = fromPromise(() => Promise.resolve());
const lampSetup = setup({
  actors: { ask: never, look: never },
  actions: { beep: () => 'beep', greet: () => 'hello', log: (_, params: { word: string }) => params.word },
  guards: { isReady: () => true, isNew: () => false },
  delays: { pause: 800 },
});

type LampConfig = Parameters<typeof lampSetup.createMachine>[0];
type States = NonNullable<LampConfig['states']>;

const states = {
  off: { on: { press: { target: 'on', guard: 'isReady', actions: 'beep' } }, tags: 'dark' },
  on: {
    description: 'It shines.',
    entry: 'greet',
    invoke: { id: 'ask', src: 'ask', onDone: 'off', onError: 'broken' },
    after: { pause: 'off' },
    on: { press: 'off', dim: {} },
  },
  broken: { type: 'final' },
} satisfies States;

function lamp(changed: Record<string, unknown> = {}): AnyStateMachine {
  return lampSetup.createMachine({ id: 'lamp', initial: 'off', states: { ...states, ...(changed as States) } });
}

function diff(before: AnyStateMachine, after: AnyStateMachine) {
  const [one, other] = [before, after].map((machine) => readVersion(machineData(machine, 'lampMachine.ts')));
  if (!one || !other) throw new Error('Two versions are compared');
  return diffCharts(one, other);
}

/** The differences between the lamp and a lamp with other states. */
function change(changed: Record<string, unknown>) {
  return diff(lamp(), lamp(changed));
}

const details = (...parts: readonly object[]) =>
  expect.objectContaining({ kind: 'changed', details: parts }) as unknown;

test('a machine is like itself, whatever its descriptions say', () => {
  expect(isUnchanged(change({}))).toBe(true);
  expect(isUnchanged(change({ on: { ...states.on, description: 'It is lit.' } }))).toBe(true);
});

describe('states', () => {
  it('are added with their transitions', () => {
    const { states: changes, transitions } = change({ blinking: { on: { stop: 'off' } } });
    expect(changes).toEqual([{ kind: 'added', after: 'lamp.blinking' }]);
    expect(transitions).toEqual([{ kind: 'added', after: 'lamp.blinking — stop #1 → lamp.off' }]);
  });

  it('go with their transitions', () => {
    const { states: changes, transitions } = diff(lamp({ blinking: { on: { stop: 'off' } } }), lamp());
    expect(changes).toEqual([{ kind: 'gone', before: 'lamp.blinking' }]);
    expect(transitions).toEqual([{ kind: 'gone', before: 'lamp.blinking — stop #1 → lamp.off' }]);
  });

  it('change their kind, tags, actions and actors', () => {
    expect(change({ broken: {} }).states).toEqual([details({ part: 'type', before: 'final', after: 'atomic' })]);
    expect(change({ off: { ...states.off, tags: ['quiet'] } }).states).toEqual([
      details({ part: 'tag', added: ['quiet'], gone: ['dark'] }),
    ]);
    expect(change({ on: { ...states.on, entry: ['beep', 'greet'] } }).states).toEqual([
      details({ part: 'entry', added: ['beep'], gone: [] }),
    ]);
    expect(change({ on: { ...states.on, exit: 'beep' } }).states).toEqual([
      details({ part: 'exit', added: ['beep'], gone: [] }),
    ]);
    const looking = { ...states.on, invoke: [states.on.invoke, { id: 'look', src: 'look' }] };
    expect(change({ on: looking }).states).toEqual([details({ part: 'invoke', added: ['look'], gone: [] })]);
  });

  it('tell actions that run in another order', () => {
    const inOrder = (entry: string[]) => lamp({ on: { ...states.on, entry } });
    expect(diff(inOrder(['beep', 'greet']), inOrder(['greet', 'beep'])).states).toEqual([
      details({ part: 'entry', added: [], gone: [] }),
    ]);
  });

  it('begin elsewhere', () => {
    const before = createMachine({ id: 'lamp', initial: 'off', states: { off: {}, on: {} } });
    const after = createMachine({ id: 'lamp', initial: 'on', states: { off: {}, on: {} } });
    expect(diff(before, after).states).toEqual([details({ part: 'initial state', before: 'off', after: 'on' })]);
  });

  it('have history, shallow or deep, and its default', () => {
    const withHistory = (history: 'shallow' | 'deep', target: string) =>
      lamp({ last: { type: 'history', history, target } });
    expect(diff(withHistory('shallow', 'off'), withHistory('deep', 'on')).states).toEqual([
      details(
        { part: 'type', before: 'shallow history', after: 'deep history' },
        { part: 'history default', before: 'off', after: 'on' },
      ),
    ]);
  });
});

describe('transitions', () => {
  const onPress = (transition: unknown) => ({ off: { ...states.off, on: { press: transition } } });

  it.each([
    ['target', { target: 'broken', guard: 'isReady', actions: 'beep' }, { before: 'on', after: 'broken' }],
    ['target', { guard: 'isReady', actions: 'beep' }, { before: 'on', after: null }],
    ['guard', { target: 'on', guard: 'isNew', actions: 'beep' }, { before: 'isReady', after: 'isNew' }],
    ['guard', { target: 'on', actions: 'beep' }, { before: 'isReady', after: null }],
    ['actions', { target: 'on', guard: 'isReady', actions: ['beep', 'greet'] }, { added: ['greet'], gone: [] }],
    ['re-entry', { target: 'on', guard: 'isReady', actions: 'beep', reenter: true }, { before: 'no', after: 'yes' }],
  ])('change their %s', (part, transition, values) => {
    const { states: unchanged, transitions } = change(onPress(transition));
    expect(unchanged).toEqual([]);
    expect(transitions).toEqual([details({ part, ...values })]);
  });

  it('change the order in which their guards are asked', () => {
    const first = { guard: 'isReady', target: 'on' };
    const second = { guard: 'isNew', target: 'broken' };
    expect(diff(lamp(onPress([first, second])), lamp(onPress([second, first]))).transitions).toEqual([
      details({ part: 'branch', before: '2', after: '1' }),
      details({ part: 'branch', before: '1', after: '2' }),
    ]);
    const added = { guard: 'isNew', target: 'off' };
    expect(diff(lamp(onPress([first])), lamp(onPress([added, first]))).transitions).toEqual([
      { kind: 'added', after: 'lamp.off — press #1 [isNew] → lamp.off' },
    ]);
  });

  it('change the delay or the event that triggers them', () => {
    expect(change({ on: { ...states.on, after: { 5000: 'off' } } }).transitions).toEqual([
      details({ part: 'trigger', before: 'after 800 ms (pause)', after: 'after 5 s' }),
    ]);
  });

  it('tell other parameters of an action', () => {
    const saying = (word: () => string) =>
      onPress({ target: 'on', actions: { type: 'log', params: () => ({ word: word() }) } });
    const one = lamp(saying(() => 'one'));
    const other = lamp(onPress({ target: 'on', actions: { type: 'log', params: () => ({ word: 'other' }) } }));
    expect(diff(one, other).transitions).toEqual([
      details({ part: 'code', kind: 'parameters', of: { kind: 'action', name: 'log' }, through: [] }),
    ]);
  });
});

describe('code without a name', () => {
  const machine = (state: object, context = () => ({ count: 0 })): AnyStateMachine =>
    createMachine({ id: 'lamp', context, initial: 'on', states: { on: state } });
  const code = (kind: string, of: { kind: string; name: string } | null) => ({ part: 'code', kind, of, through: [] });

  it('is named although actions of the same state came and went', () => {
    const asking = (input: () => number) => ({ id: 'ask', src: 'ask', input });
    const before = machine({ entry: { type: 'log', params: () => ({ word: 'one' }) }, invoke: asking(() => 1) });
    const after = machine({
      entry: [{ type: 'log', params: () => ({ word: 'two' }) }, 'beep'],
      invoke: asking(() => 2),
    });
    expect(diff(before, after).states).toEqual([
      details(
        { part: 'entry', added: ['beep'], gone: [] },
        code('input', { kind: 'actor', name: 'ask' }),
        code('parameters', { kind: 'action', name: 'log' }),
      ),
    ]);
  });

  it('is named although actions of the same transition came and went', () => {
    const guard = (word: () => string) => and([{ type: 'isLong', params: () => ({ word: word() }) }, 'isNew']);
    const before = machine({ on: { press: { guard: guard(() => 'one') } } });
    const after = machine({
      on: { press: { guard: and([{ type: 'isLong', params: () => ({ word: 'two' }) }, 'isNew']), actions: 'beep' } },
    });
    expect(diff(before, after).transitions).toEqual([
      details({ part: 'actions', added: ['beep'], gone: [] }, code('parameters', { kind: 'guard', name: 'isLong' })),
    ]);
  });

  it('tells context from inputs', () => {
    const invoke = { id: 'ask', src: 'ask', input: () => 1 };
    const changes = diff(
      machine({ invoke }),
      machine({ invoke }, () => ({ count: 1 })),
    );
    expect(changes.states).toEqual([details(code('context', null))]);
  });

  it('is not named where it has only moved among actions without a name', () => {
    const changes = diff(
      machine({ entry: [() => 'one', () => 'two'] }),
      machine({ entry: [() => 'two', () => 'one', () => 'three'] }),
    );
    expect(changes.states).toEqual([details({ part: 'entry', added: ['inline'], gone: [] })]);
  });
});

describe('renames', () => {
  it('of a state are found by what it does, and change none of its transitions', () => {
    const before = lamp();
    const after = lampSetup.createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { press: { target: 'shining', guard: 'isReady', actions: 'beep' } }, tags: 'dark' },
        shining: states.on,
        broken: { type: 'final' },
      },
    });
    const changes = diff(before, after);
    expect(changes.states).toEqual([details({ part: 'name', before: 'on', after: 'shining' })]);
    expect(changes.transitions).toEqual([]);
  });

  it('of a state are found although its actor has another name too', () => {
    const machine = (state: string, actor: string) =>
      setup({ actors: { [actor]: never }, actions: { clear: () => 'clear' } }).createMachine({
        id: 'pairs',
        initial: 'comparing',
        states: {
          comparing: { on: { keep: state } },
          [state]: {
            description: `It is ${state}.`,
            tags: 'busy',
            entry: 'clear',
            invoke: { id: actor, src: actor, onDone: 'next', onError: 'comparing' },
          },
          next: {},
        },
      });
    const changes = diff(machine('separating', 'keepApart'), machine('marking', 'markDistinct'));
    expect(changes.states).toEqual([details({ part: 'name', before: 'separating', after: 'marking' })]);
    expect(changes.renames).toEqual([{ kind: 'actor', before: 'keepApart', after: 'markDistinct' }]);
    expect(changes.transitions).toEqual([]);
  });

  it('of a state that moved into another keep what is in it', () => {
    const inner = { initial: 'one', states: { one: { on: { next: 'two' } }, two: {} } };
    const before = createMachine({ id: 'lamp', initial: 'work', states: { work: inner, rest: {} } });
    const after = createMachine({
      id: 'lamp',
      initial: 'open',
      states: { open: { initial: 'work', states: { work: inner } }, rest: {} },
    });
    expect(diff(before, after).states).toEqual([
      details({ part: 'initial state', before: 'work', after: 'open' }),
      { kind: 'added', after: 'lamp.open' },
      details({ part: 'name', before: 'work', after: 'open.work' }),
    ]);
  });

  it('of the machine change nothing else', () => {
    const before = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'off' } } } });
    const after = createMachine({ id: 'light', initial: 'off', states: { off: { on: { press: 'off' } } } });
    const changes = diff(before, after);
    expect(changes.states).toEqual([details({ part: 'name', before: 'lamp', after: 'light' })]);
    expect(changes.transitions).toEqual([]);
  });

  it('of an event, a delay, an actor, and of a guard and an action with the same code', () => {
    const before = setup({
      actors: { ask: never },
      guards: { isReady: () => true },
      actions: { beep: () => 'beep' },
      delays: { pause: 800 },
    }).createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { press: { target: 'on', guard: 'isReady', actions: 'beep' } } },
        on: { invoke: { id: 'ask', src: 'ask', onDone: 'off' }, after: { pause: 'off' }, on: { press: 'off' } },
      },
    });
    const after = setup({
      actors: { fetch: never },
      guards: { mayShine: () => true },
      actions: { ring: () => 'beep' },
      delays: { wait: 800 },
    }).createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { push: { target: 'on', guard: 'mayShine', actions: 'ring' } } },
        on: { invoke: { id: 'fetch', src: 'fetch', onDone: 'off' }, after: { wait: 'off' }, on: { push: 'off' } },
      },
    });
    expect(diff(before, after)).toEqual({
      renames: [
        { kind: 'event', before: 'press', after: 'push' },
        { kind: 'guard', before: 'isReady', after: 'mayShine' },
        { kind: 'action', before: 'beep', after: 'ring' },
        { kind: 'actor', before: 'ask', after: 'fetch' },
        { kind: 'delay', before: 'pause', after: 'wait' },
      ],
      states: [],
      transitions: [],
      delays: [],
      code: [],
    });
  });

  it('are not made of a state that has nothing in common with the one that went', () => {
    const after = lampSetup.createMachine({
      id: 'lamp',
      initial: 'off',
      states: { off: states.off, on: states.on, broken: { type: 'final' }, dimmed: { exit: 'beep', on: { up: 'on' } } },
    });
    const before = lamp({ last: { invoke: { id: 'look', src: 'look', onError: 'broken' } } });
    expect(diff(before, after).states.map(({ kind }) => kind)).toEqual(['added', 'gone']);
  });
});

test('a delay that takes longer, and a guard that checks something else, are named once', () => {
  const machine = (pause: number, isReady: () => boolean) =>
    setup({ delays: { pause }, guards: { isReady } }).createMachine({
      id: 'lamp',
      initial: 'off',
      states: { off: { after: { pause: { guard: 'isReady', target: 'on' } } }, on: { after: { pause: 'off' } } },
    });
  const changes = diff(
    machine(800, () => true),
    machine(1000, () => false),
  );
  expect(changes.delays).toEqual([{ name: 'pause', before: 800, after: 1000 }]);
  expect(changes.code).toEqual([{ kind: 'guard', name: 'isReady', through: [] }]);
  expect(changes.transitions).toEqual([]);
});
