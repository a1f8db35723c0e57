// Makes the data folder private to the server's user: neither the group nor others may enter it or read anything in it.
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export class FolderOfAnother extends Error {
  constructor(folder: string, owner: number) {
    super(
      `The data folder ${folder} belongs to another user (id ${owner}). ` +
        'Start the server as that user, give the folder to the server’s user, or choose another DATA_DIR.',
    );
    this.name = 'FolderOfAnother';
  }
}

const forOthers = 0o077;

/** Makes files that this process creates from now on readable only by its user: the library, mails, backups. Applies to its threads too. */
export function keepNewFilesPrivate(): void {
  process.umask(forOthers);
}

/** Removes all permissions of the group and others from a file, or from a folder and everything in it. */
export function makePrivate(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  // A link points to a file elsewhere, and a file may have been deleted meanwhile.
  if (stat === undefined || stat.isSymbolicLink()) return;
  if ((stat.mode & forOthers) !== 0) chmodSync(path, stat.mode & 0o700);
  if (stat.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name));
}

/** Throws `FolderOfAnother` unless the folder belongs to the user of this process. */
export function checkOwner(folder: string): void {
  const { uid } = lstatSync(folder);
  if (process.getuid !== undefined && uid !== process.getuid()) throw new FolderOfAnother(folder, uid);
}
