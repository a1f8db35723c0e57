// Tests `npx statecharts` as a process: the viewer of some machines, served to this computer, and the words where there are none.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startChild } from '#tests/support/childProcess.ts';

const root = join(import.meta.dirname, '../../..');
const { bin } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { bin: Record<string, string> };
/** What npx runs. */
const command = join(root, bin.statecharts ?? '');
const fixture = join(import.meta.dirname, 'fixtures/toggleMachine.ts');

test('it serves the viewer with the machines', { timeout: 120_000 }, async () => {
  const child = await startChild(process.execPath, [command, fixture], { cwd: root });
  try {
    const said = /The statecharts of 1 file: (?<address>http:\/\/127\.0\.0\.1:\d+\/\S+)/;
    await vi.waitUntil(() => said.test(child.output()) || child.hasEnded(), { timeout: 60_000 });
    const address = said.exec(child.output())?.groups?.address ?? child.output();
    const { origin } = new URL(address);

    const page = await fetch(address, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<script type="module"');
    const machine = await fetch(`${address}/toggleMachine`, { headers: { accept: 'text/html' } });
    expect(machine.status).toBe(200);
    // Nobody is logged in, and nothing else of the app's server is there.
    expect(await (await fetch(`${origin}/api/_auth/session`)).json()).toEqual({ data: null });
    expect((await fetch(`${origin}/dashboard`)).status).toBe(404);
    const start = await fetch(origin, { redirect: 'manual' });
    expect([start.status, start.headers.get('location')]).toEqual([302, new URL(address).pathname]);
    // The catalogue that the viewer imports is that of the file.
    const catalogue = await fetch(`${origin}/machines/catalogue.ts`);
    expect(await catalogue.text()).toContain('toggleMachine');
  } finally {
    await child.stop();
  }
});

test('it says which files have no machine to show', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-open-'));
  try {
    const files = {
      'factoryMachine.mjs': 'export const createCup = () => null;',
      'requiredMachine.js': 'module.exports = { cup: require("./cup") };',
      'partsMachine.mjs': 'export const states = {};',
      'oldMachine.mjs': 'throw new Error("Machine is not a function");',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { status, stderr } = spawnSync(process.execPath, [command, folder], { cwd: folder, encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr.split('\n').slice(0, 5)).toEqual([
      'factoryMachine.mjs is left out: it exports no machine, and its functions are not called (createCup); export a machine that one of them makes.',
      'oldMachine.mjs is left out: Machine is not a function.',
      'partsMachine.mjs is left out: it exports no machine.',
      'requiredMachine.js is left out: it is a CommonJS module, which a browser cannot import.',
      'There is no machine to show.',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('without files it ends with 2 and says how it is called', { timeout: 120_000 }, () => {
  const run = (...words: string[]) => spawnSync(process.execPath, [command, ...words], { cwd: root, encoding: 'utf8' });
  const none = run();
  expect([none.status, none.stdout]).toEqual([2, '']);
  expect(none.stderr).toMatch(/^Usage: npx statecharts FILES/);
  const unmatched = run('./nowhere/*Machine.ts');
  expect(unmatched.status).toBe(2);
  expect(unmatched.stderr).toMatch(/^No file matches \.\/nowhere\/\*Machine\.ts\./);
});
