// Provides a disk of a few megabytes that a test can fill: an in-memory file system, which only root can mount.
import { execFileSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  /** The folder at which the disk is mounted. */
  folder: string;
  /** The number of free bytes. */
  free(): number;
  /** Fills the disk with a file until only this many bytes are free. */
  leave(bytes: number): Promise<void>;
  /** Removes that file. */
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

function mount(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** Mounts a new disk; null if that isn't possible. */
export async function makeSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  if (!mount(folder, megabytes)) {
    await rm(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  const free = () => {
    const { bfree, bsize } = statfsSync(folder);
    return bfree * bsize;
  };
  const makeRoom = () => rm(ballast, { force: true });
  return {
    folder,
    free,
    makeRoom,
    async leave(bytes) {
      await makeRoom();
      await writeFile(ballast, Buffer.alloc(Math.max(0, free() - bytes)));
    },
    async remove() {
      execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
      if (existsSync(folder)) await rm(folder, { recursive: true });
    },
  };
}
