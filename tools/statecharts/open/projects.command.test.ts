// Tests that ten machines in the shape of public projects' machines are loaded in a separate process, and compared with variants that each lack a state and
// have another guard.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diffMachines, type MachineChange } from '#statecharts/diff/diffMachines.ts';
import { loadNamed } from '../diff/versions.ts';
import { reportText } from '../diff/report.ts';
import type { LoadedMachines } from '../load/loadMachines.ts';

const fixtures = join(import.meta.dirname, 'projects');
const modules = join(import.meta.dirname, '../../../node_modules');

interface Variant {
  readonly file: string;
  readonly machine: string;
  /** The replacements that turn the file into its variant. */
  readonly edits: readonly (readonly [string | RegExp, string])[];
  readonly gone: string;
  /** What the report says of the guard. */
  readonly guard: string;
}

const variants: readonly Variant[] = [
  {
    file: 'textEditorMachine.ts',
    machine: 'text editor',
    edits: [
      [/waiting: \{ after: .*\n/, ''],
      ["{ guard: 'is busy', target: 'waiting' },", ''],
      ["'is tidying up': ({ context }) => context.isBusy &&", "'is tidying up': ({ context }) => !context.isBusy &&"],
    ],
    gone: 'text editor.who may edit.open.focusing.waiting',
    guard: 'guard `is tidying up`: code changed',
  },
  {
    file: 'channelMachine.ts',
    machine: 'channel',
    edits: [
      [/ {6}disconnected: \{[\s\S]*?\n {6}\},\n/, ''],
      [/ *disconnect: \{ target: 'disconnected' \},\n/g, ''],
      ["connect: { guard: 'has window', target: 'greeting' }", "connect: { guard: 'should beat', target: 'greeting' }"],
    ],
    gone: 'channel.disconnected',
    guard: 'guard: `should beat`, was `has window`',
  },
  {
    file: 'signInMachine.ts',
    machine: 'SignIn',
    edits: [
      [/ {4}Failed: \{.*\n/, ''],
      ["needsCallback: isAt('/callback')", "needsCallback: isAt('/back')"],
    ],
    gone: 'SignIn.Failed',
    guard: 'guard `needsCallback`: code changed',
  },
  {
    file: 'commandPaletteMachine.ts',
    machine: 'Command Palette',
    edits: [
      [/ {4}Review: \{[\s\S]*?\n {4}\},\n/, ''],
      ["{ target: 'Review', guard: 'Needs review', actions: ['Keep problem'] },", ''],
      ["guard: 'Has no arguments'", "guard: 'Needs review'"],
    ],
    gone: 'Command Palette.Review',
    guard: 'guard: `Needs review`, was `Has no arguments`',
  },
  {
    file: 'inspectionMachine.ts',
    machine: 'InspectionMachine',
    edits: [
      [/ {4}failed: \{ type: 'final', entry: \[log\('failed'\)\] \},\n/, ''],
      ["target: '#InspectionMachine.failed'", "target: '#InspectionMachine.done'"],
      ["context.error !== undefined, target: 'failed'", "context.error !== undefined, target: 'done'"],
      ['issues.length > 0', 'issues.length > 1'],
    ],
    gone: 'InspectionMachine.failed',
    guard: 'guard `hasIssues`: code changed',
  },
  {
    file: 'cardGameMachine.ts',
    machine: 'cardGame',
    edits: [
      [/ {2}\[Phase\.PersonWaters\]: \{[\s\S]*?\n {2}\},\n/, ''],
      [/ *\[Move\.Water\]: Phase\.PersonWaters,\n/, ''],
      ['every((count) => count > 0)', 'some((count) => count > 0)'],
    ],
    gone: 'cardGame.PERSON_WATERS',
    guard: 'guard `HAVE_BOTH_PREPARED`: code changed',
  },
  {
    file: 'publishingMachine.ts',
    machine: 'PublishingWorkflow',
    edits: [
      [/ {4}\[Step\.Author_Upload\]: \{[\s\S]*?\n {4}\},\n/, ''],
      [/ *jump\(Step\.Author_Upload.*\n/, ''],
      ['target: Step.Author_Upload }', 'target: Step.Synchronizing }'],
      ['context.authors > 0', 'context.authors > 1'],
    ],
    gone: 'PublishingWorkflow.Author Upload',
    guard: 'guard: code changed',
  },
  {
    file: 'diagramMachine.ts',
    machine: 'diagram',
    edits: [
      ['walkthrough, printing, overlay }', 'walkthrough, overlay }'],
      [/ *'print\.on': .*\n/, ''],
      ["and(['is read-only', 'has steps'])", "and(['is read-only', not('has steps')])"],
    ],
    gone: 'diagram.ready.printing',
    guard: 'guard: `is read-only and not has steps`, was `is read-only and has steps`',
  },
  {
    file: 'claimMachine.mjs',
    machine: 'claim-tasks',
    edits: [
      [/ *'q-mail': .*\n/, ''],
      ["target: 'q-mail' }, PREVIOUS: { target: 'q-birth' }", "target: 'q-tasks' }, PREVIOUS: { target: 'q-birth' }"],
      ["PREVIOUS: { target: 'q-mail' }", "PREVIOUS: { target: 'q-address' }"],
      ["params: { task: 'about_home' }", "params: { task: 'about_person' }"],
    ],
    gone: 'claim-tasks.about_person.q-mail',
    guard: 'guard: `isOpen (about_person)`, was `isOpen (about_home)`',
  },
  {
    file: 'loanMachine.ts',
    machine: 'loan',
    edits: [
      [/ *'Finding rates': \{[\s\S]*?\n {12}\},\n/, ''],
      ["target: 'Finding rates'", "target: 'Rates known'"],
      ['context.north > 0 && context.south > 0', 'context.north > 0 || context.south > 0'],
    ],
    gone: 'loan.check.Working out rates.Finding rates',
    guard: 'guard `haveAllAnswered`: code changed',
  },
];

let root = '';
let before: LoadedMachines;
let after: LoadedMachines;
let changes: readonly MachineChange[] = [];

function edited(text: string, edits: Variant['edits']): string {
  return edits.reduce((rest, [from, to]) => {
    const next = rest.replace(from, to);
    if (next === rest) throw new Error(`Nothing matches ${String(from)}`);
    return next;
  }, text);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'projects-test-'));
  symlinkSync(modules, join(root, 'node_modules'), 'junction');
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  cpSync(fixtures, join(root, 'before'), { recursive: true });
  mkdirSync(join(root, 'after'));
  for (const { file, edits } of variants) {
    writeFileSync(join(root, 'after', file), edited(readFileSync(join(fixtures, file), 'utf8'), edits));
  }
  before = await loadNamed(root, join(root, 'before'));
  after = await loadNamed(root, join(root, 'after'));
  changes = diffMachines(before.machines, after.machines);
}, 180_000);

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test('all files are loaded', () => {
  expect([before.problems, after.problems]).toEqual([[], []]);
  expect(new Set(before.machines.map(({ file }) => file)).size).toBe(10);
  expect(diffMachines(before.machines, before.machines)).toEqual([]);
});

test.each(variants)(
  'the report on $machine names the missing state and the changed guard',
  ({ machine, gone, guard }) => {
    const change = changes.find((each) => each.kind === 'changed' && each.before.chart.id === machine);
    if (change?.kind !== 'changed') throw new Error(`${machine} is not compared`);
    const lost = change.diff.states.flatMap((each) => (each.kind === 'gone' ? [each.before] : []));
    expect(lost).toEqual([gone]);
    expect(reportText({ changes: [change], problems: [], recorded: null })).toContain(guard);
  },
);
