// Loads the machines of what the command line names: a commit, a folder, a file, or the working tree.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { loadMachines, type LoadedMachines } from '../load/loadMachines.ts';
import { machineFilesIn } from '../load/machineFiles.ts';
import { commitOf, withCommit } from './gitVersions.ts';

/** In this repository every machine is in this folder; elsewhere machines may be anywhere. */
const usualFolder = 'machines';

async function loadFolder(folder: string): Promise<LoadedMachines> {
  const files = machineFilesIn(folder, existsSync(`${folder}/${usualFolder}`) ? usualFolder : '');
  return await loadMachines(folder, files);
}

/** Loads the machines as they are in the working tree of the repository. */
export async function loadWorkingTree(root: string): Promise<LoadedMachines> {
  return await loadFolder(root);
}

/** Loads the machines of a commit. */
export async function loadCommit(root: string, commit: string): Promise<LoadedMachines> {
  return await withCommit(root, commit, loadFolder);
}

/** Loads what a word means: what exists as a file or folder is one, everything else a revision. */
export async function loadNamed(root: string, word: string): Promise<LoadedMachines> {
  const path = resolve(word);
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return await loadFolder(path);
    return await loadMachines(dirname(path), [basename(path)]);
  }
  const commit = commitOf(root, word);
  if (commit === null) throw new Error(`There is no commit, folder or file named ${word}.`);
  return await loadCommit(root, commit);
}
