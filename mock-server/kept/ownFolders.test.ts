// What a process made for itself goes with it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isRunning, makeOwnFolder, ownerOf, removeOwnFolder } from './ownFolders.ts';

const root = mkdtempSync(join(tmpdir(), 'own-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('names a folder after its process, each other than the last', async () => {
  const folders = [await makeOwnFolder(root, 'world'), await makeOwnFolder(root, 'world')];
  expect(readdirSync(root).map(ownerOf)).toEqual([process.pid, process.pid]);
  for (const folder of folders) await removeOwnFolder(folder);
  expect(readdirSync(root)).toEqual([]);
  expect(ownerOf('10-2-a1')).toBeNull();
});

it('removes at exit what was not removed before, and knows that the process is gone', () => {
  const script = `import { writeFileSync } from 'node:fs';
    import { makeOwnFolder } from './mock-server/kept/ownFolders.ts';
    const folder = await makeOwnFolder(${JSON.stringify(root)}, 'world');
    writeFileSync(folder + '/file', '');
    process.stdout.write(folder);
    process.exit(3);`;
  const { pid, status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' },
  );
  expect([status, ownerOf(stdout)]).toEqual([3, pid]);
  expect(existsSync(stdout)).toBe(false);
  expect([isRunning(pid), isRunning(process.pid)]).toEqual([false, true]);
});
