// Dumps kept from one start to the next, under names made of all that decides what is in them.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EdgesState } from '../fixedEdges.ts';

/** The sizes that people and tests take turns with; those unused longest make room. */
const mostKept = 12;

/** A whole database, and the edges as they stood then. */
export interface Dump {
  readonly edges: EdgesState;
  readonly database: Uint8Array;
}

export interface KeptDumps {
  read(name: string): Dump | null;
  write(name: string, dump: Dump): void;
}

/** Keeps dumps in `folder`, which is this person's alone. */
export function openKeptDumps(folder: string): KeptDumps {
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  function makeRoom(): void {
    const files = readdirSync(folder).map((name) => join(folder, name));
    const byUse = files
      .map((file) => ({ file, used: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((one, other) => other.used - one.used);
    for (const { file } of byUse.slice(mostKept)) rmSync(file, { force: true });
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
      // Written beside and moved, for the servers that start at the same time.
      const unfinished = join(folder, `${name}.${process.pid}`);
      writeFileSync(unfinished, `${JSON.stringify(edges)}\n`, { mode: 0o600 });
      writeFileSync(unfinished, database, { flag: 'a' });
      renameSync(unfinished, join(folder, name));
      makeRoom();
    },
  };
}
