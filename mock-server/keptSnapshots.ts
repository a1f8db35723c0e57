// Snapshots kept from one start to the next, in the folder for temporary files, under names made of all that decides what is in them.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { EdgesState } from './fixedEdges.ts';
import { keyOf, type Origin } from './origin.ts';
import type { Snapshot } from './world.ts';

/** The sizes that people and tests take turns with; those unused longest make room. */
const mostKept = 12;

/** Who fills the library, and the server that takes it in. */
const deciding = ['mock-server', 'server', 'bibliography', 'schema'];

function hashSources(): string {
  const hash = createHash('sha256');
  for (const room of deciding) {
    const folder = join(import.meta.dirname, '..', room);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    // By code unit: the same on every machine.
    for (const file of files.filter((name) => /(?<!\.test)\.(ts|sql|graphql)$/.test(name)).sort())
      hash.update(`${room}/${file}\n`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

export interface KeptSnapshots {
  read(origin: Origin): Snapshot | null;
  write(origin: Origin, snapshot: Snapshot): void;
}

/** Keeps snapshots in `folder`, which is this person's alone. */
export function openKeptSnapshots(folder = join(tmpdir(), `library-mock-${userInfo().uid}`)): KeptSnapshots {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const version = hashSources();
  const fileOf = (origin: Origin) => join(folder, `${keyOf(origin)}-${version}`);

  function makeRoom(): void {
    const files = readdirSync(folder).map((name) => join(folder, name));
    const byUse = files
      .map((file) => ({ file, used: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((one, other) => other.used - one.used);
    for (const { file } of byUse.slice(mostKept)) rmSync(file, { force: true });
  }

  return {
    read(origin) {
      const file = fileOf(origin);
      if (statSync(file, { throwIfNoEntry: false }) === undefined) return null;
      const bytes = readFileSync(file);
      utimesSync(file, new Date(), new Date());
      const end = bytes.indexOf('\n');
      const edges = JSON.parse(bytes.toString('utf8', 0, end)) as EdgesState;
      return { edges, database: new Uint8Array(bytes.subarray(end + 1)) };
    },
    write(origin, { edges, database }) {
      if (database === undefined) return;
      // Written beside and moved, for the servers that start at the same time.
      const unfinished = `${fileOf(origin)}.${process.pid}`;
      writeFileSync(unfinished, `${JSON.stringify(edges)}\n`, { mode: 0o600 });
      writeFileSync(unfinished, database, { flag: 'a' });
      renameSync(unfinished, fileOf(origin));
      makeRoom();
    },
  };
}
