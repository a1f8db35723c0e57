// Tests how recorded transitions become counts on the chart: by kind of test, by entered state, and for transitions that no longer exist.
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../chart/chartOf.ts';
import { coveredBy } from '../chart/overlay.ts';
import { coverageOf } from './coverage.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on' } },
    on: {
      initial: 'dim',
      on: { press: 'off', turn: '.bright', reset: { target: 'on', reenter: true } },
      states: { dim: {}, bright: {}, last: { type: 'history' } },
    },
    stored: { type: 'parallel', states: { box: { initial: 'open', states: { open: {}, shut: {} } }, room: {} } },
  },
});
const chart = chartOf(lamp);
const turnOn = 'lamp.off — press #1 → lamp.on';
const turnUp = 'lamp.on — turn #1 → lamp.on.bright';
const reset = 'lamp.on — reset #1 → lamp.on';
const at = { completeRunAt: null, lastAt: '2026-01-02T03:04:05.000Z' };
const part = (transitions: Record<string, number>, starts = 1) => ({
  ...at,
  machines: { lamp: { starts, transitions }, gone: { starts: 1, transitions: { x: 1 } } },
});

test('each transition is counted by kind of test and has the strongest kind', () => {
  const coverage = coverageOf({ unit: part({ [turnOn]: 3, [turnUp]: 1 }), browser: part({ [turnOn]: 2 }) }, [chart]);
  const counts = coverage.machines.get('lamp')?.chart.transitions;
  expect(counts?.get(turnOn)).toEqual({ browser: 2, model: 0, unit: 3 });
  expect([coveredBy(counts?.get(turnOn)), coveredBy(counts?.get(turnUp)), coveredBy(counts?.get(reset))]).toEqual([
    'browser',
    'unit',
    null,
  ]);
  expect([coverage.covered, coverage.total]).toEqual([2, 4]);
  expect(coverage.parts).toEqual({ browser: at, model: null, unit: at });
});

test('entered states are counted: those of starts, targets, their ancestors and their initial children', () => {
  const { machines } = coverageOf({ unit: part({ [turnOn]: 3, [turnUp]: 2, [reset]: 1 }, 5) }, [chart]);
  const entered = [...(machines.get('lamp')?.chart.states ?? [])].map(([id, { unit }]) => [id, unit]);
  expect(Object.fromEntries(entered)).toEqual({
    lamp: 5,
    'lamp.off': 5,
    // Turned on, and re-entered; turning it up stays inside.
    'lamp.on': 4,
    'lamp.on.dim': 4,
    'lamp.on.bright': 2,
  });
  expect(machines.get('lamp')).toMatchObject({ coveredStates: 4, states: 10 });
});

test('transitions that no longer exist are reported and not counted', () => {
  const coverage = coverageOf({ model: part({ [turnOn]: 1, 'lamp.off — kick #1 → lamp.broken': 9 }) }, [chart]);
  expect([coverage.covered, coverage.stale]).toEqual([1, 1]);
});

test("the other parallel regions are entered together with the target's region", () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { go: 'p.left.two' } },
      p: {
        type: 'parallel',
        states: {
          left: { initial: 'one', states: { one: {}, two: {} } },
          right: { initial: 'one', states: { one: {} } },
        },
      },
    },
  });
  const recorded = {
    unit: { ...at, machines: { m: { starts: 1, transitions: { 'm.a — go #1 → m.p.left.two': 1 } } } },
  };
  const states = coverageOf(recorded, [chartOf(machine)]).machines.get('m')?.chart.states;
  expect([...(states?.keys() ?? [])].sort()).toEqual(
    ['m', 'm.a', 'm.p', 'm.p.left', 'm.p.left.two', 'm.p.right', 'm.p.right.one'].sort(),
  );
});
