// Caches database dumps on the disk, under names that include everything that determines their content.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EdgesState } from '../fixedEdges.ts';

/** Enough for the library sizes that people and tests use; the least recently used are deleted. */
const maximumKept = 12;

/** A whole database, and the state of the edges at the same time. */
export interface Dump {
  readonly edges: EdgesState;
  readonly database: Uint8Array;
}

export interface DumpCache {
  read(name: string): Dump | null;
  write(name: string, dump: Dump): void;
}

/** Caches dumps in `folder`, which only this user can read. */
export function openDumpCache(folder: string): DumpCache {
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  function deleteUnused(): void {
    const files = readdirSync(folder).map((name) => join(folder, name));
    const byUse = files
      .map((file) => ({ file, used: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((one, other) => other.used - one.used);
    for (const { file } of byUse.slice(maximumKept)) rmSync(file, { force: true });
  }

  return {
    read(name) {
      const file = join(folder, name);
      if (statSync(file, { throwIfNoEntry: false }) === undefined) return null;
      const bytes = readFileSync(file);
      utimesSync(file, new Date(), new Date());
      const end = bytes.indexOf('\n');
      const edges = JSON.parse(bytes.toString('utf8', 0, end)) as EdgesState;
      return { edges, database: new Uint8Array(bytes.subarray(end + 1)) };
    },
    write(name, { edges, database }) {
      // Written to another file and renamed, because other servers may start at the same time.
      const unfinished = join(folder, `${name}.${process.pid}`);
      writeFileSync(unfinished, `${JSON.stringify(edges)}\n`, { mode: 0o600 });
      writeFileSync(unfinished, database, { flag: 'a' });
      renameSync(unfinished, join(folder, name));
      deleteUnused();
    },
  };
}
