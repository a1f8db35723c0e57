// Folders that are of no use to anybody once this process is gone: they are named after it, and go with it, however it comes to exit.
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

const own = new Set<string>();

process.once('exit', () => {
  // The engine's threads still run by now and may write once more.
  for (const path of own) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
});

/** Removes this file or folder when the process exits. */
export function removeAtExit(path: string): void {
  own.add(path);
}

/** Makes a folder in `root` that no other call makes, and that goes with this process. */
export async function makeOwnFolder(root: string, name: string): Promise<string> {
  const folder = await mkdtemp(join(root, `${name}.${process.pid}.`));
  removeAtExit(folder);
  return folder;
}

export async function removeOwnFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  own.delete(folder);
}

/** The process that a folder is named after; null where it is named after none. */
export function ownerOf(name: string): number | null {
  const [, pid] = name.split('.');
  return pid !== undefined && /^\d+$/.test(pid) ? Number(pid) : null;
}

/** Whether there is a process of this number. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // There, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
