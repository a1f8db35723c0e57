// A data folder that takes long to fill: filled once, beside its place, kept from one run to the next, and copied for each use.
import { constants } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, makeOwnFolder, ownerOf, removeAtExit, removeOwnFolder } from './ownFolders.ts';

export interface WantedFolder<Facts> {
  /** Where folders are kept; nothing else lies there, and it is this person's alone. */
  readonly root: string;
  /** What is in the folder, such as its size; without dots. */
  readonly key: string;
  /** What decides how it is filled, as letters and digits: a folder of the same key and another version is of no use. */
  readonly version: string;
  /** How many folders are kept; those unused longest make room. */
  readonly most: number;
  /** Fills an empty data folder, and says what there is to know about it. */
  readonly fill: (data: string) => Promise<Facts>;
}

export interface KeptFolder<Facts> {
  readonly facts: Facts;
  /** Copies the data into a folder, without taking room on the disk where the file system knows how. */
  copyTo(target: string): Promise<void>;
}

const factsFile = 'filled.json';
const dataFolder = 'data';
/** A file by which a process says that it will copy the folder again. */
const mark = 'user';

async function readFacts<Facts>(folder: string): Promise<Facts | null> {
  try {
    return JSON.parse(await readFile(join(folder, factsFile), 'utf8')) as Facts;
  } catch {
    return null;
  }
}

/** Gives a finished folder its name; where another process was faster, that one's is used. */
async function moveIntoPlace(unfinished: string, folder: string): Promise<void> {
  try {
    await rename(unfinished, folder);
  } catch (error) {
    const isThere =
      error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');
    if (!isThere) throw error;
  }
}

async function fillAnew<Facts>(folder: string, { root, key, fill }: WantedFolder<Facts>): Promise<Facts> {
  const unfinished = await makeOwnFolder(root, key);
  try {
    const data = join(unfinished, dataFolder);
    await mkdir(data, { mode: 0o700 });
    const facts = await fill(data);
    await writeFile(join(unfinished, factsFile), JSON.stringify(facts));
    await moveIntoPlace(unfinished, folder);
    return (await readFacts<Facts>(folder)) ?? facts;
  } finally {
    await removeOwnFolder(unfinished);
  }
}

/** When nobody uses a folder, the time of its last use; null for one in use, and for one that somebody else has removed meanwhile. */
async function lastUseOf(folder: string): Promise<number | null> {
  try {
    const owners = (await readdir(folder)).map(ownerOf);
    return owners.some((pid) => pid !== null && isRunning(pid)) ? null : (await stat(folder)).mtimeMs;
  } catch {
    return null;
  }
}

/** Removes what is of no use: other versions of what is wanted, what is too much, and what processes left that are gone. */
async function makeRoom({ root, key, version, most }: WantedFolder<unknown>): Promise<void> {
  const removeFolder = (name: string) => rm(join(root, name), { recursive: true, force: true });
  const others: { name: string; lastUse: number }[] = [];
  for (const name of await readdir(root)) {
    const owner = ownerOf(name);
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
  for (const { name } of others.slice(most - 1)) await removeFolder(name);
}

/** Keeps the folder from being removed by others as long as this process runs, and notes that it is used. */
async function markUsed(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const owner = ownerOf(name);
    if (name.startsWith(`${mark}.`) && owner !== null && !isRunning(owner))
      await rm(join(folder, name), { force: true });
  }
  const own = join(folder, `${mark}.${process.pid}`);
  await rm(own, { force: true });
  await writeFile(own, '');
  removeAtExit(own);
}

/** The folder that was filled in an earlier run; filled now where there is none. */
export async function openKeptFolder<Facts>(wanted: WantedFolder<Facts>): Promise<KeptFolder<Facts>> {
  const { root, key, version } = wanted;
  await mkdir(root, { recursive: true, mode: 0o700 });
  await makeRoom(wanted);
  const folder = join(root, `${key}-${version}`);
  const facts = (await readFacts<Facts>(folder)) ?? (await fillAnew(folder, wanted));
  await markUsed(folder);
  return {
    facts,
    copyTo: (target) => cp(join(folder, dataFolder), target, { recursive: true, mode: constants.COPYFILE_FICLONE }),
  };
}
