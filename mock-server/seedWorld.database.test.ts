// The same seed makes the same library: filled anew, from what was kept, and on a machine with another clock, zone and language.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openKeptSnapshots } from './keptSnapshots.ts';
import { readWholeWorld } from './readWholeWorld.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const origin = { seed: 3, documents: 30, groups: 20 };

/** What a process sees that has nothing in common with this one but the seed. */
async function readElsewhere(): Promise<unknown> {
  const elsewhere = mkdtempSync(join(folder, 'elsewhere-'));
  const script = `import { openKeptSnapshots } from './mock-server/keptSnapshots.ts';
    import { readWholeWorld } from './mock-server/readWholeWorld.ts';
    const world = await readWholeWorld(${JSON.stringify(origin)}, openKeptSnapshots(${JSON.stringify(elsewhere)}));
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
    const kept = openKeptSnapshots(folder);
    expect(kept.read(origin)).toBeNull();
    const anew = await readWholeWorld(origin, kept);
    expect(anew.documents).toHaveLength(origin.documents);
    expect(anew.groups.length).toBeGreaterThan(5);
    expect(new Set(anew.documents.map(({ cursor }) => cursor)).size).toBe(origin.documents);

    expect(kept.read(origin)).not.toBeNull();
    expect(await readWholeWorld(origin, kept)).toEqual(anew);
    expect(await readElsewhere()).toEqual(anew);

    const other = await readWholeWorld({ ...origin, seed: 4 }, kept);
    expect(other.documents.map(({ node }) => node.id)).not.toEqual(anew.documents.map(({ node }) => node.id));
  },
);
