// Tests that the coverage record contains the transitions of the latest run of each test.
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dialogMachine } from '#machines/dialog/dialogMachine.ts';
import { readCoverage } from '#mock-server/readCoverage.ts';
import { isWholeRun } from './isWholeRun.ts';
import { beginWholeRun, recordCoverage } from './recordCoverage.ts';

const file = 'tests/coverage/recording.test.ts';
const opened = 'dialog.closed — open #1 → dialog.open';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'walks-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const note = (title: string, count: number) =>
  recordCoverage(
    { testKind: 'unit', file, title, machines: { dialog: { starts: 1, transitions: { [opened]: count } } } },
    folder,
  );
const known = () => readCoverage(folder)?.unit?.machines.dialog?.transitions[opened];

test('counts every actor that runs in a unit test, whatever created it', () => {
  globalThis.transitionCounter?.take();
  const { input } = { input: { variant: 'alert' as const } };
  createActor(dialogMachine, { input }).start().send({ type: 'open' });
  createActor(dialogMachine.provide({}), { input }).start().stop();
  expect(globalThis.transitionCounter?.take()).toEqual({ dialog: { starts: 2, transitions: { [opened]: 1 } } });
});

test('there is no coverage before the first record', () => {
  expect(readCoverage(folder)).toBe(null);
});

test('adds up tests that run in parallel, and replaces the counts of a test that runs again', () => {
  note('one', 1);
  note('two', 2);
  note('one', 5);
  expect(known()).toBe(7);
  expect(readCoverage(folder)?.unit?.completeRunAt).toBe(null);
});

test('ignores an incomplete record and a deleted one', () => {
  note('one', 1);
  writeFileSync(join(folder, 'unit/two.json.1.part'), '{ "testKind":');
  symlinkSync(join(folder, 'gone.json'), join(folder, 'unit/three.json'));
  expect(known()).toBe(1);
});

test('a run of all tests deletes earlier records of its own kind only', () => {
  note('one', 1);
  beginWholeRun('model', folder);
  expect(known()).toBe(1);
  beginWholeRun('unit', folder);
  expect(readCoverage(folder)).toBe(null);
  note('two', 2);
  expect(known()).toBe(2);
  expect(readCoverage(folder)?.unit?.completeRunAt).not.toBe(null);
});

test('deletes the record of a test file that no longer exists', () => {
  recordCoverage({ testKind: 'unit', file: 'tests/gone.test.ts', title: '', machines: {} }, folder);
  expect(readCoverage(folder)).toBe(null);
});

describe('isWholeRun', () => {
  test.each([['run --project unit'], ['run --project=unit --reporter dot'], [''], ['test --config a.ts -j 2']])(
    'with "%s"',
    (args) => expect(isWholeRun(args.split(' ').filter(Boolean))).toBe(true),
  );
  test.each([
    ['run dialog'],
    ['run --project unit machines/dialog'],
    ['run -t word'],
    ['run --changed'],
    ['test -g x'],
  ])('not with "%s"', (args) => expect(isWholeRun(args.split(' '))).toBe(false));
  test('is false if the flag selects tests', () => {
    expect(isWholeRun(['test', '--project=desktop'], ['--project'])).toBe(false);
  });
});
