// Keeps a reserve free on the disk of the embedded database: what it cannot write there, it does not survive.
import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** How many bytes are free on the disk that holds a folder. */
export type FreeSpace = (folder: string) => number;

/** A call of the system that takes microseconds, so that it can be asked before every write. */
export function freeSpaceOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const megabyte = 1024 * 1024;
/** A byte of text takes about so many on the disk by the time it is in the log, the table and its indexes. */
const growth = 8;
/** Two segments of the log, which PostgreSQL lays out as a whole before it writes into them. */
export const reserve = 2 * 16 * megabyte;

/** A segment of the log and what little else PostgreSQL needs to start on a disk that is full to the last byte, for reading at least. */
const startReserve = 17 * megabyte;

export interface ReserveOptions {
  folder: string;
  freeSpace: FreeSpace;
  log: (message: string) => void;
}

export class StorageReserve {
  readonly #options: ReserveOptions;
  #wasShort = false;

  constructor(options: ReserveOptions) {
    this.#options = options;
  }

  /** Why nothing may be written now, in words; null while the reserve is there. The log says when that changes. */
  shortage(): string | null {
    const { folder, log } = this.#options;
    const free = this.#free();
    const isShort = free < reserve;
    const shortage = this.#describe(free, reserve);
    if (isShort !== this.#wasShort) {
      this.#wasShort = isShort;
      log(
        isShort
          ? `Writes are refused, reading goes on: ${shortage}. They are taken again as soon as there is room.`
          : `There is room on the disk of ${folder} again: writes are taken.`,
      );
    }
    return isShort ? shortage : null;
  }

  /** The same for a change that brings so many bytes of text, which has to fit as a whole. */
  shortageFor(text: number): string | null {
    const [free, needed] = [this.#free(), reserve + growth * text];
    return free < needed ? this.#describe(free, needed) : null;
  }

  #describe(free: number, needed: number): string {
    const megabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;
    return `the disk of ${this.#options.folder} is full: ${megabytes(free)} are free, and ${megabytes(needed)} are needed`;
  }

  /** Lays room for a start aside, in a file, where there is enough of it. */
  keep(): void {
    const file = this.#file;
    if (statSync(file, { throwIfNoEntry: false }) !== undefined || this.#free() < reserve + startReserve) return;
    try {
      const descriptor = openSync(file, 'wx', 0o600);
      try {
        // Written and synced: what is only promised would not be there.
        for (let at = 0; at < startReserve; at += megabyte)
          writeSync(descriptor, Buffer.alloc(megabyte), 0, megabyte, at);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
    } catch {
      this.release();
    }
  }

  /** Gives the room that was laid aside to a start that failed; false where there was none. */
  release(): boolean {
    const isThere = statSync(this.#file, { throwIfNoEntry: false }) !== undefined;
    rmSync(this.#file, { force: true });
    return isThere;
  }

  get #file(): string {
    return join(this.#options.folder, 'reserve');
  }

  #free(): number {
    try {
      return this.#options.freeSpace(this.#options.folder);
    } catch {
      // Where the system does not say, nothing is refused ahead; what fails then fails by itself.
      return Infinity;
    }
  }
}
