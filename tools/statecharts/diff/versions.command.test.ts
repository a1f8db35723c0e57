// Tests how the arguments of the command are interpreted, each time in a new repository.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diffMachines } from '#statecharts/diff/diffMachines.ts';
import { lastLanded } from './landed.ts';
import { loadNamed } from './versions.ts';

const modules = join(import.meta.dirname, '../../../node_modules');
let root = '';
/** Where the code under test unpacks versions while it compares them. */
let temporary = '';
const usualTemporary = process.env.TMPDIR;

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

function commit(states: string): string {
  writeFileSync(
    `${root}/machines/cup/cupMachine.ts`,
    `import { createMachine } from 'xstate';\nconst id: string = 'cup';\nexport const cup = createMachine({ id, initial: 'empty', states: ${states} });`,
  );
  git('add', 'machines');
  git('commit', '--quiet', '--message', 'Change the cup');
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'versions-test-'));
  temporary = `${root}/temporary`;
  mkdirSync(temporary);
  process.env.TMPDIR = temporary;
  mkdirSync(`${root}/machines/cup`, { recursive: true });
  symlinkSync(modules, `${root}/node_modules`, 'junction');
  writeFileSync(`${root}/package.json`, '{ "type": "module" }');
  git('init', '--quiet', '--initial-branch=main');
});

afterEach(() => {
  if (usualTemporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usualTemporary;
  rmSync(root, { recursive: true, force: true });
});

test('commits and files are compared, and nothing is left behind', { timeout: 120_000 }, async () => {
  const first = commit('{ empty: {} }');
  expect(lastLanded(root)).toBeNull();
  writeFileSync(`${root}/machines/cup/brokenMachine.ts`, 'throw new Error("It is broken.");');
  const second = commit('{ empty: { on: { pour: "full" } }, full: {} }');
  const [earlier, later] = [await loadNamed(root, first), await loadNamed(root, root)];
  expect(readdirSync(temporary).filter((name) => name.startsWith('statecharts'))).toEqual([]);
  expect(earlier.problems).toEqual([]);
  expect(later.problems).toEqual([{ file: 'machines/cup/brokenMachine.ts', problem: 'It is broken.' }]);
  expect(diffMachines(earlier.machines, later.machines)).toMatchObject([
    { kind: 'changed', diff: { states: [{ kind: 'added', after: 'cup.full' }] } },
  ]);
  const file = await loadNamed(root, `${root}/machines/cup/cupMachine.ts`);
  expect(file.machines.map(({ chart }) => chart)).toEqual(later.machines.map(({ chart }) => chart));
  await expect(loadNamed(root, 'no-such-thing')).rejects.toThrow('no-such-thing');

  // On the main branch, the commit before; on another branch, the commit at which it left the main branch.
  expect(lastLanded(root)?.commit).toBe(first);
  git('switch', '--quiet', '--create', 'work');
  commit('{ empty: {}, full: {}, spilt: {} }');
  expect(lastLanded(root)?.commit).toBe(second);
});

test('commits that were pushed together are compared with what the main branch was before', () => {
  commit('{ empty: {} }');
  git('clone', '--quiet', '--bare', '.', `${root}/remote.git`);
  git('remote', 'add', 'origin', `${root}/remote.git`);
  git('fetch', '--quiet', 'origin');
  const landed = git('rev-parse', 'HEAD');
  commit('{ empty: {}, full: {}, spilt: {}, dry: {} }');
  commit('{ empty: {}, full: {}, spilt: {}, dry: {}, wet: {} }');
  expect(lastLanded(root)?.commit).toBe(landed);
  git('push', '--quiet', 'origin', 'main');
  expect(lastLanded(root)).toEqual({
    commit: landed,
    name: `origin/main before the last push (${landed.slice(0, 8)})`,
  });
});
