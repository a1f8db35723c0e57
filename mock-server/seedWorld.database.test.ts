// The same seed makes the same library: filled anew, from what was kept, in memory and on the disk, and on a machine with another clock,
// zone and language.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openKeptWorlds } from './kept/keptWorlds.ts';
import { readWholeWorld } from './readWholeWorld.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.useRealTimers());

const origin = { seed: 3, documents: 30, groups: 20 };
const inMemory = openKeptWorlds({ place: join(folder, 'memory') });
const notAgain = () => Promise.reject(new Error('It was kept, and is filled again'));

/** What a process sees that has nothing in common with this one but the seed. */
async function readElsewhere(): Promise<unknown> {
  const place = mkdtempSync(join(folder, 'elsewhere-'));
  const script = `import { openKeptWorlds } from './mock-server/kept/keptWorlds.ts';
    import { readWholeWorld } from './mock-server/readWholeWorld.ts';
    const world = await readWholeWorld(${JSON.stringify(origin)}, openKeptWorlds({ place: ${JSON.stringify(place)} }));
    process.stdout.write(JSON.stringify(world));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    {
      cwd: join(import.meta.dirname, '..'),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, TZ: 'Asia/Kolkata', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout);
}

test(
  'the same seed gives the same ids, data, order and cursors, wherever it is sown',
  { timeout: 240_000 },
  async () => {
    await expect(inMemory.snapshotOf(origin, notAgain)).rejects.toThrow('filled again');
    const anew = await readWholeWorld(origin, inMemory);
    expect(anew.documents).toHaveLength(origin.documents);
    expect(anew.groups.length).toBeGreaterThan(5);
    expect(new Set(anew.documents.map(({ cursor }) => cursor)).size).toBe(origin.documents);
    expect(anew.tables.documents).toHaveLength(origin.documents);

    await inMemory.snapshotOf(origin, notAgain);
    expect(await readWholeWorld(origin, inMemory)).toEqual(anew);
    expect(await readElsewhere()).toEqual(anew);

    const other = await readWholeWorld({ ...origin, seed: 4 }, inMemory);
    expect(other.documents.map(({ node }) => node.id)).not.toEqual(anew.documents.map(({ node }) => node.id));
  },
);

test(
  'a library on the disk is the one in memory, whatever the time and the chance of the machine',
  { timeout: 240_000 },
  async () => {
    const anew = await readWholeWorld(origin, inMemory);
    const onDisk = openKeptWorlds({ place: join(folder, 'disk'), onDiskFrom: 0 });
    // Years back; what is drawn by chance is another anyhow.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2001, 1, 3) });
    expect(await readWholeWorld(origin, onDisk)).toEqual(anew);
    await onDisk.snapshotOf(origin, notAgain);
    expect(await readWholeWorld(origin, onDisk)).toEqual(anew);
  },
);
