// Caches data folders that take long to fill: each is filled once, kept for later runs, and copied for each use.
import { constants } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, makeProcessFolder, ownerPid, removeAtExit, removeProcessFolder } from './processFolders.ts';

export interface CachedFolderOptions<Info> {
  /** The folder with the cached folders, which contains nothing else and only this user can read. */
  readonly root: string;
  /** Identifies the content of the folder, for example by its size. Must not contain dots. */
  readonly key: string;
  /** Letters and digits that change when folders are filled differently. Folders with the same key and another version are deleted. */
  readonly version: string;
  /** How many folders are kept; the least recently used are deleted. */
  readonly maximumFolders: number;
  /** Fills an empty data folder and returns information about it. */
  readonly fill: (data: string) => Promise<Info>;
}

export interface CachedFolder<Info> {
  readonly info: Info;
  /** Copies the data into a folder; copy-on-write if the file system supports it. */
  copyTo(target: string): Promise<void>;
}

const infoFile = 'filled.json';
const dataFolder = 'data';
/** The start of the name of a file that marks a folder as used by a process. */
const mark = 'user';

async function readInfo<Info>(folder: string): Promise<Info | null> {
  try {
    return JSON.parse(await readFile(join(folder, infoFile), 'utf8')) as Info;
  } catch {
    return null;
  }
}

/** Renames a finished folder, unless another process has finished its own first. */
async function moveIntoPlace(unfinished: string, folder: string): Promise<void> {
  try {
    await rename(unfinished, folder);
  } catch (error) {
    const isThere =
      error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');
    if (!isThere) throw error;
  }
}

async function fillNew<Info>(folder: string, { root, key, fill }: CachedFolderOptions<Info>): Promise<Info> {
  const unfinished = await makeProcessFolder(root, key);
  try {
    const data = join(unfinished, dataFolder);
    await mkdir(data, { mode: 0o700 });
    const info = await fill(data);
    await writeFile(join(unfinished, infoFile), JSON.stringify(info));
    await moveIntoPlace(unfinished, folder);
    return (await readInfo<Info>(folder)) ?? info;
  } finally {
    await removeProcessFolder(unfinished);
  }
}

/** The time when a folder was last used; null if a process uses it now, or if another process has just deleted it. */
async function lastUseOf(folder: string): Promise<number | null> {
  try {
    const owners = (await readdir(folder)).map(ownerPid);
    return owners.some((pid) => pid !== null && isRunning(pid)) ? null : (await stat(folder)).mtimeMs;
  } catch {
    return null;
  }
}

/** Deletes other versions of this folder, the least recently used folders, and what ended processes have left behind. */
async function deleteUnused({ root, key, version, maximumFolders }: CachedFolderOptions<unknown>): Promise<void> {
  const removeFolder = (name: string) => rm(join(root, name), { recursive: true, force: true });
  const others: { name: string; lastUse: number }[] = [];
  for (const name of await readdir(root)) {
    const owner = ownerPid(name);
    if (owner !== null) {
      if (!isRunning(owner)) await removeFolder(name);
    } else if (name !== `${key}-${version}`) {
      const lastUse = await lastUseOf(join(root, name));
      if (lastUse === null) continue;
      if (name.slice(0, name.lastIndexOf('-')) === key) await removeFolder(name);
      else others.push({ name, lastUse });
    }
  }
  others.sort((one, other) => other.lastUse - one.lastUse);
  for (const { name } of others.slice(maximumFolders - 1)) await removeFolder(name);
}

/** Prevents other processes from deleting the folder while this one runs, and updates the time of its last use. */
async function markUsed(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = ownerPid(name);
    if (name.startsWith(`${mark}.`) && owner !== null && !isRunning(owner))
      await rm(join(folder, name), { force: true });
  }
  const own = join(folder, `${mark}.${process.pid}`);
  await rm(own, { force: true });
  await writeFile(own, '');
  removeAtExit(own);
}

/** Opens the folder that an earlier run has filled, or fills it now. */
export async function openCachedFolder<Info>(options: CachedFolderOptions<Info>): Promise<CachedFolder<Info>> {
  const { root, key, version } = options;
  await mkdir(root, { recursive: true, mode: 0o700 });
  await deleteUnused(options);
  const folder = join(root, `${key}-${version}`);
  const info = (await readInfo<Info>(folder)) ?? (await fillNew(folder, options));
  await markUsed(folder);
  return {
    info,
    copyTo: (target) => cp(join(folder, dataFolder), target, { recursive: true, mode: constants.COPYFILE_FICLONE }),
  };
}
