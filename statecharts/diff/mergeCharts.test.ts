// Tests that two versions become one chart, in which what is gone has its old place.
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { diffCharts } from './diffCharts.ts';
import { machineData, readVersion } from './machineVersion.ts';
import { mergeCharts } from './mergeCharts.ts';

const before = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on', hit: 'broken' } },
    blinking: { initial: 'dark', on: { press: 'off' }, states: { dark: { on: { beat: 'bright' } }, bright: {} } },
    on: { on: { press: 'off' } },
    broken: {},
  },
});
const after = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: 'on' } },
    on: { tags: 'bright', on: { press: 'off', dim: 'dimmed' } },
    dimmed: {},
    broken: {},
  },
});

test('keeps what is gone between its old neighbours, and says what became of everything', () => {
  const [one, other] = [before, after].map((machine) => readVersion(machineData(machine, 'lampMachine.ts')));
  if (!one || !other) throw new Error('Two versions are merged');
  const { chart, changes, details } = mergeCharts(one.chart, other.chart, diffCharts(one, other));
  expect(chart.root.children.map(({ key }) => key)).toEqual(['off', 'blinking', 'on', 'dimmed', 'broken']);
  expect([...chart.states.keys()]).toContain('lamp.blinking.dark');
  expect(chart.transitions.map(({ name }) => name)).toContain('lamp.off — hit #1 → lamp.broken');
  for (const { source, targets } of chart.transitions) {
    for (const id of [source, ...targets]) expect(chart.states.has(id)).toBe(true);
  }
  expect(Object.fromEntries(changes)).toEqual({
    'lamp.on': 'changed',
    'lamp.dimmed': 'added',
    'lamp.blinking': 'gone',
    'lamp.blinking.dark': 'gone',
    'lamp.blinking.bright': 'gone',
    'lamp.on — dim #1 → lamp.dimmed': 'added',
    'lamp.off — hit #1 → lamp.broken': 'gone',
    'lamp.blinking — press #1 → lamp.off': 'gone',
    'lamp.blinking.dark — beat #1 → lamp.blinking.bright': 'gone',
  });
  expect(details.get('lamp.on')).toEqual([{ part: 'tag', added: ['bright'], gone: [] }]);
});
