// What worlds begin with, filled once and kept from one start to the next: small libraries as dumps that are opened in memory, large
// ones as data folders on the disk.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import type { EdgesState } from '../fixedEdges.ts';
import { keyOf, type Origin } from '../origin.ts';
import { emptyFolder, emptySnapshot, snapshotOfDump, snapshotOfFolder, type Snapshot } from '../snapshot.ts';
import type { World } from '../world.ts';
import { keepFirstRows } from './firstRows.ts';
import { openKeptDumps } from './keptDumps.ts';
import { openKeptFolder } from './keptFolder.ts';
import { ReusedDatabases } from './reusedDatabases.ts';

/**
 * From so many documents on a world lies on the disk. There a world and its spare take 0.8 GB of memory whatever the library; in memory
 * 1.3 GB with 1,000 documents, 1.6 GB with 2,000, 2.4 GB with 5,000. Smaller ones, which tests take turns with, are filled faster in memory.
 */
export const smallestOnDisk = 3_000;

/** Databases with more documents take too much memory while they wait for the next world. */
const largestReused = 500;

/** Each takes up to 1.4 GB of the disk. */
const mostFolders = 3;

/** Who fills the library, and the server that takes it in. */
const deciding = ['mock-server', 'server', 'bibliography', 'schema'];

function hashSources(): string {
  const hash = createHash('sha256');
  for (const room of deciding) {
    const folder = join(import.meta.dirname, '../..', room);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    // By code unit: the same on every machine.
    for (const file of files.filter((name) => /(?<!\.test)\.(ts|sql|graphql)$/.test(name)).sort())
      hash.update(`${room}/${file}\n`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Opens a world on an empty snapshot and fills it. */
export type Fill = (from: Snapshot) => Promise<World>;

export interface KeptWorlds {
  /** What worlds of this origin begin with: filled now where none was kept. */
  snapshotOf(origin: Origin, fill: Fill): Promise<Snapshot>;
  /** Ends the database that waits for the next world. Databases that are open are not touched. */
  end(): Promise<void>;
}

export interface KeepingOptions {
  /** Where dumps are kept, this person's alone; folders lie beside it. */
  readonly place?: string;
  /** How many documents a library has to have to lie on the disk. */
  readonly onDiskFrom?: number;
}

export function openKeptWorlds({
  place = join(tmpdir(), `library-mock-${userInfo().uid}`),
  onDiskFrom = smallestOnDisk,
}: KeepingOptions = {}): KeptWorlds {
  const version = hashSources();
  const dumps = openKeptDumps(place);
  const reused = new ReusedDatabases();
  const root = `${place}-folders`;

  async function dumpOf(origin: Origin, fill: Fill): Promise<Snapshot> {
    const name = `${keyOf(origin)}-${version}`;
    const known = dumps.read(name);
    if (known !== null) return snapshotOfDump(name, known, reused);
    const empty = emptySnapshot(origin.seed);
    const database = await empty.openDatabase();
    const world = await fill({ ...empty, openDatabase: () => Promise.resolve(database) });
    try {
      if (origin.documents <= largestReused) await keepFirstRows(database);
      const dump = { edges: world.edges(), database: await database.dump() };
      dumps.write(name, dump);
      return snapshotOfDump(name, dump, reused);
    } finally {
      await world.close();
    }
  }

  async function fillFolder(folder: string, { seed }: Origin, fill: Fill): Promise<EdgesState> {
    const empty = emptyFolder(seed, folder);
    const database = await empty.openDatabase();
    // The log is used up whenever it is brought into the tables; files of it are not to be kept, and copied with each world.
    await database.query(sql`set wal_recycle = off`);
    const world = await fill({ ...empty, openDatabase: () => Promise.resolve(database) });
    try {
      return world.edges();
    } finally {
      await world.close();
    }
  }

  return {
    async snapshotOf(origin, fill) {
      if (origin.documents < onDiskFrom) return dumpOf(origin, fill);
      const kept = await openKeptFolder({
        ...{ root, key: keyOf(origin), version, most: mostFolders },
        fill: (folder) => fillFolder(folder, origin, fill),
      });
      return snapshotOfFolder(kept, root);
    },
    end: () => reused.end(),
  };
}
