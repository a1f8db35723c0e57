// Tests the report as a reviewer reads it.
import { expect, test } from 'vitest';
import { createMachine, setup, type AnyStateMachine } from 'xstate';
import { diffMachines } from '#statecharts/diff/diffMachines.ts';
import { machineData, readVersion } from '#statecharts/diff/machineVersion.ts';
import { reportText } from './report.ts';

const before = setup({ guards: { isFull: () => true }, actions: { fill: () => undefined } }).createMachine({
  id: 'cup',
  initial: 'empty',
  states: {
    empty: { on: { pour: { target: 'full', actions: 'fill' } } },
    full: { on: { drink: 'empty' } },
    broken: { on: { mend: 'empty' } },
  },
});
const after = setup({ guards: { isFull: () => true }, actions: { fill: () => undefined } }).createMachine({
  id: 'cup',
  initial: 'empty',
  states: {
    empty: { on: { pour: { target: 'full', guard: 'isFull' } } },
    full: { on: { drink: 'empty' } },
    cold: { tags: 'sad', entry: 'fill', on: { heat: { target: 'full', reenter: true } } },
  },
});

function report(
  one: AnyStateMachine,
  other: AnyStateMachine,
  recorded: Parameters<typeof reportText>[0]['recorded'] = null,
) {
  const [earlier, later] = [one, other].map((machine) => [readVersion(machineData(machine, 'cupMachine.ts'))]);
  return reportText({ changes: diffMachines(earlier ?? [], later ?? []), problems: [], recorded });
}

test('says that nothing changed', () => {
  expect(report(before, before)).toBe('No flow changed.');
});

test('tells the changes state by state', () => {
  expect(report(before, after)).toBe(`## \`cup\`

cupMachine.ts, 1 state added, 1 state gone, 1 transition added, 1 transition changed, 1 transition gone

- \`empty\`
  - **changed** \`pour [isFull]\` → \`full\`
    - guard: \`isFull\`, was none
    - actions: gone \`fill\`
- **added** \`cold\` (\`tag sad\`, \`entry fill\`)
  - \`heat\` → \`full\` anew
- **gone** \`broken\`
  - \`mend\` → \`empty\``);
});

test('names first what changed and no test walks', () => {
  const at = '2026-01-02T03:04:05.000Z';
  const walked = { 'cup.empty — pour #1 [isFull] → cup.full': 1 };
  const recorded = { model: { completeRunAt: at, lastAt: at, machines: { cup: { starts: 1, transitions: walked } } } };
  expect(report(before, after, recorded).split('\n').slice(0, 4)).toEqual([
    '## No test walks these changes',
    '',
    '- `cup` `cold`: `heat` → `full` anew',
    '',
  ]);
});

test('lists the states of a new machine, and names what cannot be read', () => {
  const jug = createMachine({
    id: 'jug',
    initial: 'full',
    states: {
      full: { initial: 'cold', states: { cold: {}, warm: {} }, on: { pour: 'empty', drink: 'empty', heat: '.warm' } },
      empty: { type: 'final' },
    },
  });
  const changes = diffMachines([], [readVersion(machineData(jug, 'jugMachine.ts'))]);
  const problems = [{ file: 'oldMachine.ts', problem: 'it exports no machine' }];
  const partsWithoutSource = [{ file: 'jugMachine.ts', parts: ['guard isFull'] }];
  expect(reportText({ changes, problems, partsWithoutSource, recorded: null }))
    .toBe(`oldMachine.ts can't be compared: it exports no machine

jugMachine.ts: the source of these was not found, so changes of what they call are not seen: \`guard isFull\`

## \`jug\`: machine added

jugMachine.ts, 4 states, 3 transitions

- \`jug\` (initial state \`full\`)
- \`full\` (initial state \`full.cold\`)
  - \`pour\`, \`drink\` → \`empty\`
  - \`heat\` → \`full.warm\`
- \`full.cold\`
- \`full.warm\`
- \`empty\` (final)`);
});

test('tells what behaves differently through a function, and joins triggers that do the same', () => {
  const versions = ['one', 'two'].map((code) => {
    const targets = code === 'one' ? {} : { spill: 'empty', drink: 'empty' };
    const cup = createMachine({
      id: 'cup',
      initial: 'full',
      states: { full: { on: { pour: { guard: 'isFull' }, ...targets } }, empty: {} },
    } as never);
    const data = machineData(cup, 'cupMachine.ts');
    const isFull = { text: '', source: { code: 'same', uses: ['level'] } };
    const helpers = { level: { name: 'level', code, uses: [] } };
    return [
      readVersion({ ...data, code: { ...data.code, named: { ...data.code.named, guard: { isFull } }, helpers } }),
    ];
  });
  const changes = diffMachines(versions[0] ?? [], versions[1] ?? []);
  expect(reportText({ changes, problems: [], recorded: null })).toContain(
    `- **changed** guard \`isFull\`: behaves differently (through \`level\`)
- \`full\`
  - **added** \`spill\`, \`drink\` → \`empty\``,
  );
});
