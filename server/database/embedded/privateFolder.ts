// The library is for the server's user alone: neither its group nor others may enter the data folder or read anything in it.
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

/** From now on only the user of this process may read what it makes: the library, mails, backups. Holds for its threads too. */
export function keepNewFilesPrivate(): void {
  process.umask(forOthers);
}

/** Takes from everybody else what they may do with a file, or with a folder and all that is in it. */
export function makePrivate(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  // A link leads elsewhere, and what is gone meanwhile needs nothing.
  if (stat === undefined || stat.isSymbolicLink()) return;
  if ((stat.mode & forOthers) !== 0) chmodSync(path, stat.mode & 0o700);
  if (stat.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name));
}

/** Throws `FolderOfAnother` unless the folder belongs to the user of this process. */
export function checkOwner(folder: string): void {
  const { uid } = lstatSync(folder);
  if (process.getuid !== undefined && uid !== process.getuid()) throw new FolderOfAnother(folder, uid);
}
