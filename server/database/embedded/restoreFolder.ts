// Replaces an embedded database with a backup.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder } from './folderLock.ts';
import { createFolder } from './openPglite.ts';
import { checkOwner, makePrivate } from './privateFolder.ts';
import { syncPath } from './syncFolder.ts';

/**
 * Restores `backup` into the data folder; throws `FolderInUse` while a server uses it. The former database is moved aside, and its new path is
 * returned. Nothing is moved before the whole backup is on the disk and was opened once.
 */
export async function restoreFolder(folder: string, backup: Uint8Array, now: Date): Promise<string | null> {
  const dataFolder = resolve(folder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  checkOwner(dataFolder);
  const lock = await lockFolder(dataFolder);
  try {
    makePrivate(dataFolder);
    const place = join(dataFolder, 'database');
    const restored = join(dataFolder, 'database.restored');
    rmSync(restored, { recursive: true, force: true });
    try {
      await createFolder(restored, new Blob([new Uint8Array(backup)]));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`This file could not be restored: ${reason}. Is it a backup? Nothing was changed.`, {
        cause: error,
      });
    }
    const kept = existsSync(place) ? `${place}.before-${now.toISOString().replace(/[:.]/g, '-')}` : null;
    if (kept !== null) renameSync(place, kept);
    renameSync(restored, place);
    syncPath(dataFolder);
    return kept;
  } finally {
    await lock.release();
  }
}
