// The temporary folders of a process are deleted when it exits.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isRunning, makeProcessFolder, ownerPid, removeProcessFolder } from './processFolders.ts';

const root = mkdtempSync(join(tmpdir(), 'own-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('puts the process id in the unique names of folders', async () => {
  const folders = [await makeProcessFolder(root, 'world'), await makeProcessFolder(root, 'world')];
  expect(readdirSync(root).map(ownerPid)).toEqual([process.pid, process.pid]);
  for (const folder of folders) await removeProcessFolder(folder);
  expect(readdirSync(root)).toEqual([]);
  expect(ownerPid('10-2-a1')).toBeNull();
});

it('deletes remaining folders at exit, and detects that the process has ended', () => {
  const script = `import { writeFileSync } from 'node:fs';
    import { makeProcessFolder } from './mock-server/cache/processFolders.ts';
    const folder = await makeProcessFolder(${JSON.stringify(root)}, 'world');
    writeFileSync(folder + '/file', '');
    process.stdout.write(folder);
    process.exit(3);`;
  const { pid, status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' },
  );
  expect([status, ownerPid(stdout)]).toEqual([3, pid]);
  expect(existsSync(stdout)).toBe(false);
  expect([isRunning(pid), isRunning(process.pid)]).toEqual([false, true]);
});
