// Starts PGlite in the way that this project needs: with extensions, with real syncs, and never on an incomplete folder.
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

/** PGlite's start parameters without -F, which means fsync=off. */
const syncingStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

function start(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions });
}

/**
 * Creates the database folder, empty or from a snapshot. If the process were killed halfway, the folder would never start again. So it is created
 * under another name, without syncs for speed, and renamed when all of it is on the disk.
 */
export async function createFolder(folder: string, snapshot?: Blob): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const made = await start({ fs: new NodeFS(unfinished), ...(snapshot && { loadDataDir: snapshot }) });
    await made.query('select 1');
    await made.close();
    // The engine creates its first files readable by everyone; only its later ones are private.
    makePrivate(unfinished);
    await syncFolder(unfinished);
  } catch (error) {
    // Frees the room for others if the disk is full.
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

/** Opens the database in `folder`, and creates it if necessary; without a folder, opens one in memory, from `snapshot` if given. */
export async function openPglite(folder: string | null, snapshot?: Blob): Promise<PGlite> {
  if (folder === null) return start(snapshot ? { loadDataDir: snapshot } : {});
  if (!existsSync(folder)) await createFolder(folder, snapshot);
  return start({ fs: new SyncingNodeFs(folder), startParams: syncingStart, relaxedDurability: false });
}
