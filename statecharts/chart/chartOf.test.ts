import { and, assign, createMachine, emit, not, or, raise, sendTo, stateIn } from 'xstate';
import { describe, expect, it, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { statesOf, transitionsOf } from '#machines/transitions.ts';
import { chartOf } from './chartOf.ts';
import type { ChartState } from './chart.ts';
import { sampleMachine, wait } from './sampleMachine.ts';

const chart = chartOf(sampleMachine);

function state(id: string): ChartState {
  const found = chart.states.get(id);
  if (!found) throw new Error(`There is no state ${id}`);
  return found;
}

/** The trigger and the guard of each transition that leaves a state. */
function leaving(source: string) {
  return chart.transitions.filter((each) => each.source === source).map(({ trigger, guard }) => ({ trigger, guard }));
}

describe('the states of a chart', () => {
  it('are nested as in the machine, parents first', () => {
    expect([...chart.states.keys()]).toEqual([
      'all',
      'all.off',
      'all.on',
      'all.on.left',
      'all.on.left.one',
      'all.on.left.two',
      'all.on.left.before',
      'all.on.left.last',
      'all.on.right',
      'all.on.right.asking',
      'all.on.right.refused',
      'all.end',
    ]);
    expect(chart.root.children.map(({ key }) => key)).toEqual(['off', 'on', 'end']);
    expect(state('all.on.left.one')).toMatchObject({ path: 'on.left.one', parent: 'all.on.left', key: 'one' });
    expect(chart.root).toMatchObject({ path: '', parent: null, description: 'Everything there is.' });
  });

  it('have their kind and their initial child', () => {
    expect(chart.root).toMatchObject({ type: 'compound', initial: 'all.off' });
    expect(state('all.on')).toMatchObject({ type: 'parallel', initial: null });
    expect(state('all.on.left')).toMatchObject({ type: 'compound', initial: 'all.on.left.one' });
    expect(state('all.off')).toMatchObject({ type: 'atomic', initial: null });
    expect(state('all.end')).toMatchObject({ type: 'final' });
  });

  it('have the depth of a history state and its default target', () => {
    const before = state('all.on.left.before');
    expect(before).toMatchObject({ type: 'history', history: 'deep', historyDefault: 'all.on.left.two' });
    expect(state('all.on.left.last')).toMatchObject({ type: 'history', history: 'shallow', historyDefault: null });
  });

  it('have their actions without those that XState adds for delays', () => {
    expect(state('all.off')).toMatchObject({ entry: ['greet', 'say (off)'], exit: ['greet'] });
  });

  it('have their tags, descriptions and actors', () => {
    expect(state('all.off')).toMatchObject({ tags: ['quiet', 'dark'], description: 'Nothing runs.', invokes: [] });
    expect(state('all.on.right').invokes).toEqual([{ id: 'getIt', source: 'fetchIt' }]);
    expect(state('all.on.right').description).toBeNull();
  });
});

describe('the transitions of a chart', () => {
  it('have delays by name and value, in source order, except that numeric delays come first', () => {
    const delays = leaving('all.off').flatMap(({ trigger }) => (trigger.kind === 'after' ? [trigger.delay] : []));
    expect(delays).toEqual([
      { name: '5000', milliseconds: 5000 },
      { name: 'pause', milliseconds: 800 },
      { name: 'backoff', milliseconds: null },
    ]);
  });

  it("have the events of actors, with the actor's id", () => {
    expect(leaving('all.on.right').map(({ trigger }) => trigger)).toEqual([
      { kind: 'done', type: 'xstate.done.actor.getIt', actor: 'getIt' },
      { kind: 'error', type: 'xstate.error.actor.getIt', actor: 'getIt' },
      { kind: 'snapshot', type: 'xstate.snapshot.getIt', actor: 'getIt' },
    ]);
  });

  it('have the completion of states, eventless transitions and the wildcard', () => {
    expect(leaving('all.on')).toEqual([
      { trigger: { kind: 'stateDone', type: 'xstate.done.state.all.on' }, guard: null },
    ]);
    expect(leaving('all.on.left.one')).toEqual([{ trigger: { kind: 'always' }, guard: 'isNew' }]);
    expect(leaving('all')).toEqual([{ trigger: { kind: 'event', type: '*' }, guard: null }]);
  });

  it('have guards, targets and descriptions for each branch', () => {
    const branches = chart.transitions.filter(({ trigger }) => trigger.kind === 'event' && trigger.type === 'start');
    expect(branches.map(({ guard }) => guard)).toEqual(['not isReady', 'isLonger (3)', null]);
    expect(branches.map(({ targets }) => targets)).toEqual([['all.off'], ['all.on.right'], ['all.on.left.before']]);
    expect(branches.map(({ reenter }) => reenter)).toEqual([true, false, false]);
    expect(branches.map(({ description }) => description)).toEqual([null, 'Long enough.', null]);
  });

  it('have no targets if the machine stays in its state', () => {
    const [any] = chart.transitions.filter(({ source }) => source === 'all');
    expect(any).toMatchObject({ targets: [], actions: ['greet'] });
    const ignored = chart.transitions.find(({ trigger }) => trigger.kind === 'event' && trigger.type === 'ignored');
    expect(ignored).toMatchObject({ targets: [], actions: [] });
  });

  it('write combined guards in words', () => {
    const guards = [
      and(['isA', not('isB')]),
      or([and(['isA', 'isB']), 'isC']),
      not(or(['isA', 'isB'])),
      stateIn({ a: 'b' }),
      and([stateIn('#m.a'), () => true]),
    ];
    const { transitions } = chartOf(createMachine({ id: 'm', on: { go: guards.map((guard) => ({ guard })) } }));
    expect(transitions.map(({ guard }) => guard)).toEqual([
      'isA and not isB',
      '(isA and isB) or isC',
      'not (isA or isB)',
      'in a.b',
      'in #m.a and inline',
    ]);
  });

  it('name actions without a name after their kind', () => {
    const actions = [assign({ count: 1 }), assign(() => ({})), raise({ type: 'more' }), emit({ type: 'told' })];
    const others = [
      sendTo('other', { type: 'hello' }),
      () => undefined,
      function named() {
        return undefined;
      },
    ];
    const { transitions, root } = chartOf(
      createMachine({
        id: 'm',
        entry: () => undefined,
        initial: { target: 'a', actions: ['begin'] },
        states: { a: {} },
        on: { go: { actions: [...actions, ...others] } },
      }),
    );
    const names = ['assign count', 'assign', 'raise more', 'emit told', 'sendTo hello', 'inline', 'named'];
    expect(transitions[0]?.actions).toEqual(names);
    expect(root).toMatchObject({ entry: ['inline'], initialActions: ['begin'] });
  });

  it('have actors that are defined inline', () => {
    const { root } = chartOf(createMachine({ id: 'm', invoke: { src: wait } }));
    expect(root.invokes).toEqual([{ id: '0.m', source: 'inline' }]);
  });
});

test.each(catalogue)('$id: every state and every transition is there exactly once', ({ machine }) => {
  const drawn = chartOf(machine);
  const count = (each: ChartState): number => each.children.reduce((sum, child) => sum + count(child), 1);
  expect([...drawn.states.keys()]).toEqual(statesOf(machine).map(({ id }) => id));
  expect(count(drawn.root)).toBe(drawn.states.size);
  expect(drawn.transitions.map(({ name }) => name)).toEqual(transitionsOf(machine));
  expect(new Set(transitionsOf(machine)).size).toBe(drawn.transitions.length);
  for (const { source, targets } of drawn.transitions) {
    expect([source, ...targets].filter((id) => !drawn.states.has(id))).toEqual([]);
  }
});

test.each(catalogue)('$id: everything has a name', ({ machine }) => {
  expect(JSON.stringify(chartOf(machine))).not.toContain('inline');
});
