// Runs the server in the test process, for tests that replace its edges: the clock, the environment.
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Sql } from 'sql-template-tag';
import type { SharedStyles } from '#server/citations/sharedStyles.ts';
import { createServer } from '#server/createServer.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { openDatabase, type OpenDatabaseOptions } from '#server/database/openDatabase.ts';
import { openTestDatabase } from '#server/database/testDatabase.ts';
import type { Lookups, Mail, Mailer } from '#server/edges.ts';
import type { Site } from '#server/http/site.ts';
import { createNewId } from '#server/ids.ts';
import { noLookups } from '#server/lookUps/noLookups.ts';
import { readSettings } from '#server/settings.ts';
import type { Target } from './contract/target.ts';

export interface InProcessTarget extends Target {
  /** Advances the clock; a negative number sets it back. */
  advance(milliseconds: number): void;
}

/** Replacements for edges. */
export interface OtherEdges {
  /** The mailer; if omitted, `mails()` returns the mails. */
  mailer?: Mailer;
  log?: Logger;
  /** Waits before a slowed response; if omitted, there is no delay. */
  wait?: (milliseconds: number) => Promise<void>;
  /** The lookup services; if omitted, lookups are off. */
  lookups?: Lookups;
  /** The citation styles that every library has; if omitted, there are none. */
  styles?: SharedStyles;
  /** The handler of all requests except those of the API. */
  site?: Site;
  /** Called with every statement before it runs. */
  watch?: (statement: Sql) => void;
  /** A dump that the database starts from; if omitted, the database is empty. */
  snapshot?: Uint8Array;
  /** An empty database on a PostgreSQL server; if omitted, the database is embedded, in memory. */
  databaseUrl?: string;
}

/** The same database, but `watch` is called with every statement before it runs. */
function watched(database: Database, watch: (statement: Sql) => void): Database {
  const watchedQueryable = (queryable: Queryable): Queryable => ({
    query: (statement) => {
      watch(statement);
      return queryable.query(statement);
    },
  });
  return {
    ...watchedQueryable(database),
    transaction: (work) => database.transaction((tx) => work(watchedQueryable(tx))),
    close: () => database.close(),
  };
}

function openDatabaseFor(options: OpenDatabaseOptions, snapshot?: Uint8Array, databaseUrl?: string): Promise<Database> {
  if (databaseUrl !== undefined) return openDatabase({ url: databaseUrl }, options);
  return snapshot ? openDatabase({ memory: true, snapshot }, options) : openTestDatabase(options);
}

/** Starts a server, by default with a database in memory. */
export async function startInProcess(
  environment: Readonly<Record<string, string>> = {},
  { watch, snapshot, databaseUrl, ...others }: OtherEdges = {},
): Promise<InProcessTarget> {
  let now = Date.UTC(2026, 0, 1);
  const clock = { now: () => new Date(now) };
  const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
  const options = { now: clock.now };
  const database = await openDatabaseFor(options, snapshot, databaseUrl);
  const outbox: Mail[] = [];
  const server = createServer({
    database: watch ? watched(database, watch) : database,
    clock,
    random,
    newId: createNewId(clock, random),
    mailer: {
      send(mail) {
        outbox.push(mail);
        return Promise.resolve();
      },
    },
    releases: { latestVersion: () => Promise.resolve(null) },
    lookups: noLookups,
    wait: () => Promise.resolve(),
    ...others,
    settings: readSettings({ APP_ENV: 'ci', RATE_LIMITS: 'off', ...environment }),
  });
  const { url } = await server.listen(0, '127.0.0.1');
  return {
    url,
    isMock: false,
    headers: {},
    mails: () => Promise.resolve([...outbox]),
    advance(milliseconds) {
      now += milliseconds;
    },
    async stop() {
      await server.close();
      await database.close();
    },
  };
}
