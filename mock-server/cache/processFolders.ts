// Temporary folders of this process: their names contain its id, and they are deleted when it exits.
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

const own = new Set<string>();

process.once('exit', () => {
  // The database engine's threads may still be writing.
  for (const path of own) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
});

/** Deletes this file or folder when the process exits. */
export function removeAtExit(path: string): void {
  own.add(path);
}

/** Creates a unique folder in `root` that is deleted when the process exits. */
export async function makeProcessFolder(root: string, name: string): Promise<string> {
  const folder = await mkdtemp(join(root, `${name}.${process.pid}.`));
  removeAtExit(folder);
  return folder;
}

export async function removeProcessFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  own.delete(folder);
}

/** The process id in the name of a file or folder, or null. */
export function ownerPid(name: string): number | null {
  const [, pid] = name.split('.');
  return pid !== undefined && /^\d+$/.test(pid) ? Number(pid) : null;
}

/** Whether a process with this id is running. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is running, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
