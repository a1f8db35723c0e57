// The server within this process, for what needs its edges: a clock that is moved by hand, another environment.
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createServer } from '#server/createServer.ts';
import { openTestDatabase } from '#server/database/testDatabase.ts';
import type { Lookups, Mail, Mailer } from '#server/edges.ts';
import type { Site } from '#server/http/site.ts';
import { createNewId } from '#server/ids.ts';
import { noLookups } from '#server/lookUps/noLookups.ts';
import { readSettings } from '#server/settings.ts';
import type { Target } from './contract/target.ts';

export interface InProcessTarget extends Target {
  /** Lets time pass; a negative number sets the clock back. */
  advance(milliseconds: number): void;
}

/** What is put in the place of an edge. */
export interface OtherEdges {
  /** Without it mails are kept for `mails()`. */
  mailer?: Mailer;
  log?: Logger;
  /** Waits before an answer that is slowed down; without it they are not waited for. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Without it nothing is looked up. */
  lookups?: Lookups;
  /** What answers everything that is not the API's. */
  site?: Site;
}

/** Starts a server with a database in memory. */
export async function startInProcess(
  environment: Readonly<Record<string, string>> = {},
  others: OtherEdges = {},
): Promise<InProcessTarget> {
  let now = Date.UTC(2026, 0, 1);
  const clock = { now: () => new Date(now) };
  const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
  const database = await openTestDatabase({ now: clock.now });
  const outbox: Mail[] = [];
  const server = createServer({
    database,
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
