// Cached folders are filled once, copied for each use, and deleted when they are no longer needed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { openCachedFolder, type CachedFolderOptions } from './cachedFolder.ts';

const place = mkdtempSync(join(tmpdir(), 'kept-folder-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(place, 'root-'));
});

/** The id of a process that has ended. */
const gone = spawnSync(process.execPath, ['--eval', '']).pid;

function fillWith(text: string) {
  return vi.fn((data: string) => {
    mkdirSync(join(data, 'below'));
    writeFileSync(join(data, 'below', 'text'), text);
    return Promise.resolve({ length: text.length });
  });
}

function wanted(more: Partial<CachedFolderOptions<{ length: number }>> = {}): CachedFolderOptions<{ length: number }> {
  return { root, key: '10-2', version: 'a1', maximumFolders: 3, fill: fillWith('a text'), ...more };
}

/** Creates a folder as an earlier process may have left it, last used `hours` ago. */
function leave(name: string, hours = 0, ...marks: string[]): void {
  mkdirSync(join(root, name));
  for (const mark of marks) writeFileSync(join(root, name, mark), '');
  const then = new Date(Date.now() - hours * 60 * 60 * 1000);
  utimesSync(join(root, name), then, then);
}

it('fills a folder once and copies it any number of times', async () => {
  const first = wanted();
  const again = wanted();
  expect((await openCachedFolder(first)).info).toEqual({ length: 6 });
  const kept = await openCachedFolder(again);
  expect(kept.info).toEqual({ length: 6 });
  expect([first.fill, again.fill].map((fill) => vi.mocked(fill).mock.calls.length)).toEqual([1, 0]);
  for (const name of ['one', 'other']) {
    const copy = join(place, name);
    await kept.copyTo(copy);
    expect(readFileSync(join(copy, 'below', 'text'), 'utf8')).toBe('a text');
    // Changes in one copy do not affect the others.
    writeFileSync(join(copy, 'below', 'text'), 'changed');
  }
  expect(readdirSync(root)).toEqual(['10-2-a1']);
});

it('keeps nothing if filling a folder fails', async () => {
  await expect(openCachedFolder(wanted({ fill: () => Promise.reject(new Error('no room')) }))).rejects.toThrow(
    'no room',
  );
  expect(readdirSync(root)).toEqual([]);
  expect((await openCachedFolder(wanted())).info).toEqual({ length: 6 });
});

it('uses the folder that another process has filled in the meantime', async () => {
  const both = await Promise.all([
    openCachedFolder(wanted()),
    openCachedFolder(wanted({ fill: fillWith('longer text') })),
  ]);
  const [one, other] = both.map(({ info }) => info.length);
  expect(one).toBe(other);
  expect(readdirSync(root)).toEqual(['10-2-a1']);
});

it('deletes only other versions of the folder, and what ended processes have left behind', async () => {
  leave('10-2-a0');
  leave('10-20-a0');
  leave('3-10-2-a0');
  leave(`10-2.${gone}.Xy`);
  leave(`world.${gone}.Xy`);
  leave(`world.${process.pid}.Xy`);
  await openCachedFolder(wanted());
  expect(readdirSync(root).sort()).toEqual(['10-2-a1', '10-20-a0', '3-10-2-a0', `world.${process.pid}.Xy`]);
});

it('keeps only the most recently used folders, up to the maximum', async () => {
  leave('1-a', 3);
  leave('2-a', 1);
  leave('3-a', 2);
  await openCachedFolder(wanted());
  expect(readdirSync(root).sort()).toEqual(['10-2-a1', '2-a', '3-a']);
});

it('keeps folders that another process uses, whatever their age', async () => {
  leave('10-2-a0', 9, `user.${process.pid}`);
  leave('1-a', 8, `user.${gone}`, `user.${process.ppid}`);
  leave('2-a', 9, `user.${gone}`);
  leave('3-a', 1);
  await openCachedFolder(wanted({ maximumFolders: 2 }));
  expect(readdirSync(root).sort()).toEqual(['1-a', '10-2-a0', '10-2-a1', '3-a']);
});
