// A world: the real server over edges that are the same in every run, with a database of its own in memory.
import type { RequestListener } from 'node:http';
import { createServer } from '#server/createServer.ts';
import { openDatabase, type EmbeddedDatabase } from '#server/database/openDatabase.ts';
import { openTestDatabase } from '#server/database/testDatabase.ts';
import type { Site } from '#server/http/site.ts';
import type { Mail } from '#server/edges.ts';
import { readSettings } from '#server/settings.ts';
import { beginning, createFixedEdges, type EdgesState } from './fixedEdges.ts';
import { layMocksOver } from './mocks.ts';
import { playReleases } from './scenario.ts';

/** A database as it stood at some moment, with the edges as they stood then. */
export interface Snapshot {
  database?: Uint8Array;
  edges: EdgesState;
}

export interface World {
  handle: RequestListener;
  outbox: readonly Mail[];
  /** What scenarios remember here. */
  memory: Set<string>;
  advance(milliseconds: number): void;
  snapshot(): Promise<Snapshot>;
  close(): Promise<void>;
}

export interface WorldOptions {
  publicUrl: string;
  site?: Site;
}

/** Opens a world that goes on where `from` was. */
export async function openWorld(from: Snapshot, { publicUrl, site }: WorldOptions): Promise<World> {
  const edges = createFixedEdges(from.edges);
  // Not the ticking clock: whether there was something to migrate may not show in what comes after.
  const now = () => new Date(beginning);
  const database: EmbeddedDatabase =
    from.database === undefined
      ? // An empty one that was kept from the last start: making one takes seconds.
        await openTestDatabase({ now })
      : await openDatabase({ memory: true, snapshot: from.database }, { now });
  const server = createServer({
    database,
    clock: edges.clock,
    newId: edges.newId,
    random: edges.random,
    mailer: edges.mailer,
    releases: playReleases(edges.releases),
    settings: readSettings({ APP_ENV: 'ci', RATE_LIMITS: 'off', PUBLIC_URL: publicUrl }),
    layOver: layMocksOver,
    ...(site === undefined ? {} : { site }),
  });
  return {
    handle: server.handle,
    outbox: edges.outbox,
    memory: new Set(),
    advance: (milliseconds) => edges.advance(milliseconds),
    snapshot: async () => ({ database: await database.dump(), edges: edges.state() }),
    async close() {
      await server.close();
      await database.close();
    },
  };
}
