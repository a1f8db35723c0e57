// Folders that are kept: filled once, copied for each use, and removed when they are of no use any more.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { openKeptFolder, type WantedFolder } from './keptFolder.ts';

const place = mkdtempSync(join(tmpdir(), 'kept-folder-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(place, 'root-'));
});

/** A process that was there once. */
const gone = spawnSync(process.execPath, ['--eval', '']).pid;

function fillWith(text: string) {
  return vi.fn((data: string) => {
    mkdirSync(join(data, 'below'));
    writeFileSync(join(data, 'below', 'text'), text);
    return Promise.resolve({ length: text.length });
  });
}

function wanted(more: Partial<WantedFolder<{ length: number }>> = {}): WantedFolder<{ length: number }> {
  return { root, key: '10-2', version: 'a1', most: 3, fill: fillWith('a text'), ...more };
}

/** A folder as an earlier process may have left it, used so many hours ago. */
function leave(name: string, hours = 0, ...marks: string[]): void {
  mkdirSync(join(root, name));
  for (const mark of marks) writeFileSync(join(root, name, mark), '');
  const then = new Date(Date.now() - hours * 60 * 60 * 1000);
  utimesSync(join(root, name), then, then);
}

it('fills a folder once, and copies what is in it as often as is wanted', async () => {
  const first = wanted();
  const again = wanted();
  expect((await openKeptFolder(first)).facts).toEqual({ length: 6 });
  const kept = await openKeptFolder(again);
  expect(kept.facts).toEqual({ length: 6 });
  expect([first.fill, again.fill].map((fill) => vi.mocked(fill).mock.calls.length)).toEqual([1, 0]);
  for (const name of ['one', 'other']) {
    const copy = join(place, name);
    await kept.copyTo(copy);
    expect(readFileSync(join(copy, 'below', 'text'), 'utf8')).toBe('a text');
    // What happens in one copy happens in no other.
    writeFileSync(join(copy, 'below', 'text'), 'changed');
  }
  expect(readdirSync(root)).toEqual(['10-2-a1']);
});

it('keeps nothing of a folder that could not be filled', async () => {
  await expect(openKeptFolder(wanted({ fill: () => Promise.reject(new Error('no room')) }))).rejects.toThrow('no room');
  expect(readdirSync(root)).toEqual([]);
  expect((await openKeptFolder(wanted())).facts).toEqual({ length: 6 });
});

it('takes what another filled in the meantime, and has one folder then', async () => {
  const both = await Promise.all([openKeptFolder(wanted()), openKeptFolder(wanted({ fill: fillWith('longer text') }))]);
  const [one, other] = both.map(({ facts }) => facts.length);
  expect(one).toBe(other);
  expect(readdirSync(root)).toEqual(['10-2-a1']);
});

it('removes other versions of what is wanted and what a process left that is gone, and nothing else', async () => {
  leave('10-2-a0');
  leave('10-20-a0');
  leave('3-10-2-a0');
  leave(`10-2.${gone}.Xy`);
  leave(`world.${gone}.Xy`);
  leave(`world.${process.pid}.Xy`);
  await openKeptFolder(wanted());
  expect(readdirSync(root).sort()).toEqual(['10-2-a1', '10-20-a0', '3-10-2-a0', `world.${process.pid}.Xy`]);
});

it('keeps no more folders than it may: those that were used last', async () => {
  leave('1-a', 3);
  leave('2-a', 1);
  leave('3-a', 2);
  await openKeptFolder(wanted());
  expect(readdirSync(root).sort()).toEqual(['10-2-a1', '2-a', '3-a']);
});

it('leaves alone what another process uses, whatever its age', async () => {
  leave('10-2-a0', 9, `user.${process.pid}`);
  leave('1-a', 8, `user.${gone}`, `user.${process.ppid}`);
  leave('2-a', 9, `user.${gone}`);
  leave('3-a', 1);
  await openKeptFolder(wanted({ most: 2 }));
  expect(readdirSync(root).sort()).toEqual(['1-a', '10-2-a0', '10-2-a1', '3-a']);
});
