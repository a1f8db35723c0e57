// Starts PGlite as this project needs it: with its extensions, with real syncs, and never on a half-made folder.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { makePrivate } from './privateFolder.ts';
import { syncFolder, syncPath } from './syncFolder.ts';
import { SyncingNodeFs } from './syncingNodeFs.ts';

const extensions = { pg_trgm, unaccent };

/** PGlite starts with -F, which is fsync=off. */
const syncingStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

function start(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions });
}

/**
 * Makes the database folder, empty or from a snapshot. A process killed in the middle of it would leave something that
 * never starts again, so it grows beside its place, unsynced for speed, and moves there when all of it is on the disk.
 */
export async function createFolder(folder: string, snapshot?: Blob): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const made = await start({ fs: new NodeFS(unfinished), ...(snapshot && { loadDataDir: snapshot }) });
    await made.query('select 1');
    await made.close();
    // What the engine lays out is for everybody; what it makes later is its user's.
    makePrivate(unfinished);
    await syncFolder(unfinished);
  } catch (error) {
    // On a full disk others need the room.
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

/** Opens the database in `folder`, made if it is not there; without a folder, one in memory, from `snapshot` if given. */
export async function openPglite(folder: string | null, snapshot?: Blob): Promise<PGlite> {
  if (folder === null) return start(snapshot ? { loadDataDir: snapshot } : {});
  if (!existsSync(folder)) await createFolder(folder, snapshot);
  return start({ fs: new SyncingNodeFs(folder), startParams: syncingStart, relaxedDurability: false });
}
