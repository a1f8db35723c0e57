// The same seed gives the same library: newly filled or from the cache, in memory or on the disk, and on a machine with another clock, time zone and
// language.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openSnapshotCache } from './cache/snapshotCache.ts';
import { readWorldContent } from './readWorldContent.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.useRealTimers());

const librarySpec = { seed: 3, documents: 30, groups: 20 };
const inMemory = openSnapshotCache({ folder: join(folder, 'memory') });
const failIfFilled = () => Promise.reject(new Error('It is cached, but is filled again'));

let filled: Awaited<ReturnType<typeof readWorldContent>>;
beforeAll(async () => {
  filled = await readWorldContent(librarySpec, inMemory);
}, 120_000);

/** Reads the world in another process, which shares only the seed with this one. */
async function readElsewhere(): Promise<unknown> {
  const place = mkdtempSync(join(folder, 'elsewhere-'));
  const script = `import { openSnapshotCache } from './mock-server/cache/snapshotCache.ts';
    import { readWorldContent } from './mock-server/readWorldContent.ts';
    const world = await readWorldContent(${JSON.stringify(librarySpec)}, openSnapshotCache({ folder: ${JSON.stringify(place)} }));
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

test('the same seed gives the same ids, data, order and cursors everywhere', { timeout: 240_000 }, async () => {
  expect(filled.documents).toHaveLength(librarySpec.documents);
  expect(filled.groups.length).toBeGreaterThan(5);
  expect(new Set(filled.documents.map(({ cursor }) => cursor)).size).toBe(librarySpec.documents);
  expect(filled.tables.documents).toHaveLength(librarySpec.documents);

  await inMemory.snapshotOf(librarySpec, failIfFilled);
  expect(await readWorldContent(librarySpec, inMemory)).toEqual(filled);
  expect(await readElsewhere()).toEqual(filled);

  const otherSpec = { ...librarySpec, seed: 4 };
  await expect(inMemory.snapshotOf(otherSpec, failIfFilled)).rejects.toThrow('filled again');
  const other = await readWorldContent(otherSpec, inMemory);
  expect(other.documents.map(({ node }) => node.id)).not.toEqual(filled.documents.map(({ node }) => node.id));
});

test(
  'a library on the disk is the same as in memory, whatever the clock and random numbers of the machine',
  { timeout: 240_000 },
  async () => {
    const onDisk = openSnapshotCache({ folder: join(folder, 'disk'), minDocumentsOnDisk: 0 });
    // A clock that is years behind. Random numbers of the machine differ anyway.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2001, 1, 3) });
    expect(await readWorldContent(librarySpec, onDisk)).toEqual(filled);
    await onDisk.snapshotOf(librarySpec, failIfFilled);
    expect(await readWorldContent(librarySpec, onDisk)).toEqual(filled);
  },
);
