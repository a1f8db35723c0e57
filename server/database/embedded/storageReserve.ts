// Keeps a reserve free on the disk of the embedded database, because the engine crashes if a write finds no room.
import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the number of free bytes on the disk of a folder. */
export type FreeSpace = (folder: string) => number;

/** Takes only microseconds, so it can be called before every write. */
export function freeSpaceOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const megabyte = 1024 * 1024;
/** The estimated number of bytes on the disk for each byte of text, in the log, the table and its indexes. */
const growth = 8;
/** Two segments of the write-ahead log, which PostgreSQL allocates as a whole. */
export const reserve = 2 * 16 * megabyte;

/** The room that PostgreSQL needs to start: one segment of the log and a little more. */
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

  /** The message why nothing may be written now; null while the reserve is free. Changes are logged. */
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

  /** The message why a change with this many bytes of text is rejected, because it would not fit as a whole; else null. */
  shortageFor(text: number): string | null {
    const [free, needed] = [this.#free(), reserve + growth * text];
    return free < needed ? this.#describe(free, needed) : null;
  }

  #describe(free: number, needed: number): string {
    const megabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;
    return `the disk of ${this.#options.folder} is full: ${megabytes(free)} are free, and ${megabytes(needed)} are needed`;
  }

  /** Reserves room for a start with a file, if there is enough. */
  keep(): void {
    const file = this.#file;
    try {
      if (statSync(file, { throwIfNoEntry: false }) !== undefined || this.#free() < reserve + startReserve) return;
      const descriptor = openSync(file, 'wx', 0o600);
      try {
        // Written and synced, because a sparse file would reserve nothing.
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

  /** Frees the reserved room after a failed start; false if there was none, or if the disk failed. */
  release(): boolean {
    try {
      const isThere = statSync(this.#file, { throwIfNoEntry: false }) !== undefined;
      rmSync(this.#file, { force: true });
      return isThere;
    } catch (error) {
      this.#options.log(`The room set aside for a start could not be freed: ${String(error)}`);
      return false;
    }
  }

  get #file(): string {
    return join(this.#options.folder, 'reserve');
  }

  #free(): number {
    try {
      return this.#options.freeSpace(this.#options.folder);
    } catch {
      // If the free space is unknown, no write is rejected in advance; writes may then fail by themselves.
      return Infinity;
    }
  }
}
