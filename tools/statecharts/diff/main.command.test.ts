// Tests the command as it is run: what it prints, and the code that it ends with.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readChanges } from '#statecharts/diff/changesData.ts';

const root = join(import.meta.dirname, '../../..');
let folder = '';

function write(version: string, states: string): void {
  mkdirSync(`${folder}/${version}`);
  symlinkSync(`${root}/node_modules`, `${folder}/${version}/node_modules`, 'junction');
  writeFileSync(`${folder}/${version}/package.json`, '{ "type": "module" }');
  writeFileSync(
    `${folder}/${version}/cupMachine.ts`,
    `import { createMachine } from 'xstate';\nexport const cup = createMachine({ id: 'cup', initial: 'empty', states: ${states} });`,
  );
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'diff-test-'));
  write('small', '{ empty: {} }');
  write('large', '{ empty: { on: { pour: "full" } }, full: {} }');
  write('broken', '{ empty: {} }');
  writeFileSync(`${folder}/broken/jugMachine.ts`, 'throw new Error("It is broken.");');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'main.ts'), ...words],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ...environment } },
  );
  return { status, stdout, stderr };
}

describe('the code is', () => {
  it('0 whatever changed', { timeout: 120_000 }, () => {
    const { status, stdout } = run(['large', 'small']);
    expect(status).toBe(0);
    expect(stdout).toContain('**gone** `full`');
  });

  it('1 with --strict where something was removed', { timeout: 120_000 }, () => {
    expect(run(['large', 'small', '--strict']).status).toBe(1);
  });

  it('0 with --strict where something was only added; --json prints nothing but JSON', { timeout: 120_000 }, () => {
    const { status, stdout } = run(['small', 'large', '--strict', '--json']);
    expect(status).toBe(0);
    expect(readChanges(stdout)?.machines).toMatchObject([
      { kind: 'changed', diff: { states: [{ kind: 'added', after: 'cup.full' }] } },
    ]);
  });

  it('1 with --strict where a file can’t be read', { timeout: 120_000 }, () => {
    const { status, stdout } = run(['small', 'broken', '--strict']);
    expect(status).toBe(1);
    expect(stdout).toContain("jugMachine.ts can't be compared: It is broken.");
  });

  it.each([
    ['no version', [], /^Usage: /],
    ['a version that is not there', ['no-such-thing'], /no commit, folder or file named no-such-thing/],
    ['an option that is not there', ['small', 'large', '--no-such-option'], /^Usage: /m],
  ])('2 where %s was named', { timeout: 120_000 }, (_, words, message) => {
    const { status, stdout, stderr } = run(words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });

  it('0 with --landed even where nothing can be compared', { timeout: 120_000 }, () => {
    // git is not found.
    const { status, stdout } = run(['--landed', '--strict'], { PATH: folder, Path: folder });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Statecharts: nothing to compare with/);
  });
});
