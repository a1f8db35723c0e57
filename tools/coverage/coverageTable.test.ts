// Tests the coverage table: for each machine, how much each kind of test covers, and what no test covers.
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '#statecharts/chart/chartOf.ts';
import { coverageOf } from '#statecharts/coverage/coverage.ts';
import { coverageText, uncovered } from './coverageTable.ts';

const charts = [
  chartOf(
    createMachine({
      id: 'lamp',
      initial: 'off',
      states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
    }),
  ),
  chartOf(createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { open: 'open' } }, open: {} } })),
];
const lit = { lamp: { starts: 1, transitions: { 'lamp.off — press #1 → lamp.on': 3 } } };
const at = '2026-01-02T03:04:05.000Z';

test('each transition counts for the strongest kind of test that takes it', () => {
  const coverage = coverageOf(
    {
      unit: { completeRunAt: at, lastAt: at, machines: lit },
      model: { completeRunAt: null, lastAt: at, machines: lit },
    },
    charts,
  );
  const lines = coverageText(charts, coverage).split('\n');
  const row = (name: string) => lines.find((line) => line.startsWith(name))?.split(/ +/);
  expect(row('Machine')).toEqual(['Machine', 'States', 'Transitions', 'browser', 'model', 'unit', 'none']);
  expect(row('lamp')).toEqual(['lamp', '2/2', '1/2', '0', '1', '0', '1']);
  expect(row('door')).toEqual(['door', '0/2', '0/1', '0', '0', '0', '1']);
  expect(lines).toContain('1 of 3 transitions are covered.');
  expect(uncovered(charts, coverage)).toEqual(['lamp.on — press #1 → lamp.off', 'door.shut — open #1 → door.open']);
  for (const name of uncovered(charts, coverage)) expect(lines).toContain(`  ${name}`);
  expect(lines.slice(1, 4)).toEqual([
    '  browser: not run',
    '  model: last at 2026-01-02 03:04 UTC, only some of them',
    '  unit: last at 2026-01-02 03:04 UTC, all of them at 2026-01-02 03:04',
  ]);
});
