// A world: the real server with deterministic edges and its own database.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sql from 'sql-template-tag';
import { newSecret } from '#server/accounts/secret.ts';
import { deleteSession, findViewer, insertSession } from '#server/accounts/sessions.ts';
import { findUserByEmail } from '#server/accounts/users.ts';
import type { FormatPool } from '#server/citations/pool/formatPool.ts';
import type { SharedStyles } from '#server/citations/sharedStyles.ts';
import { createServer } from '#server/createServer.ts';
import type { SessionViewer } from '#server/graphql/request.ts';
import { readSessionToken, writeSessionToken } from '#server/http/sessionCookie.ts';
import type { Site } from '#server/http/site.ts';
import type { Mail } from '#server/edges.ts';
import { readSettings } from '#server/settings.ts';
import { createFixedEdges, type EdgesState } from './fixedEdges.ts';
import { renderGraphiql } from './graphiql.ts';
import { recordedLookups } from './lookUps/recordedLookups.ts';
import { addMocks } from './addMocks.ts';
import { scenarioReleases } from './scenario.ts';
import { scenarioFields } from './scenarios.ts';
import type { Snapshot } from './snapshot.ts';
import { createScenarioState, type ScenarioState } from './scenarioState.ts';

export interface World {
  /** The seed of its library. */
  seed: number;
  scenarioState: ScenarioState;
  handle: RequestListener;
  outbox: readonly Mail[];
  clearOutbox(): void;
  /** The current time of this world. Does not advance its clock. */
  now(): Date;
  advance(milliseconds: number): void;
  /** The e-mail addresses of all accounts, oldest first. */
  accountEmails(): Promise<readonly string[]>;
  /** The e-mail address of the account that a request is logged in to, or null. */
  viewerEmail(request: IncomingMessage): Promise<string | null>;
  /** Ends the session of a request. */
  endSession(request: IncomingMessage): Promise<void>;
  /** Sets the session cookie to log the browser in to this account, or out if `email` is null. Resolves to false if there is no such account. */
  actAs(email: string | null, response: ServerResponse): Promise<boolean>;
  /** The state of the clock, the ids and the random numbers. */
  edgesState(): EdgesState;
  close(): Promise<void>;
}

export interface WorldOptions {
  seed: number;
  publicUrl: string;
  site?: Site;
  styles?: SharedStyles;
  formatPool?: FormatPool;
}

/** Opens a world that continues from a snapshot. */
export async function openWorld(
  from: Snapshot,
  { seed, publicUrl, site, styles, formatPool }: WorldOptions,
): Promise<World> {
  const edges = createFixedEdges(from.edges);
  const database = await from.openDatabase();
  const isHttps = publicUrl.startsWith('https:');
  const server = createServer({
    database,
    clock: edges.clock,
    newId: edges.newId,
    random: edges.random,
    mailer: edges.mailer,
    releases: scenarioReleases(edges.releases),
    lookups: recordedLookups,
    settings: readSettings({ APP_ENV: 'ci', RATE_LIMITS: 'off', PUBLIC_URL: publicUrl }),
    addMocks: (schema) => addMocks(schema, scenarioFields),
    graphiql: renderGraphiql,
    // The hourly maintenance would read, and so advance, the clock of the world.
    runsMaintenance: false,
    // Open event streams must not advance the clock of the world either.
    idleClock: { now: () => new Date(edges.state().now) },
    ...(site === undefined ? {} : { site }),
    ...(styles === undefined ? {} : { styles }),
    ...(formatPool === undefined ? {} : { formatPool }),
  });
  async function viewerOf(request: IncomingMessage): Promise<SessionViewer | null> {
    const token = readSessionToken(request, isHttps);
    return token === null ? null : findViewer(database, token, new Date(edges.state().now));
  }

  return {
    seed,
    scenarioState: createScenarioState(),
    handle: server.handle,
    outbox: edges.outbox,
    clearOutbox: () => edges.clearOutbox(),
    now: () => new Date(edges.state().now),
    advance: (milliseconds) => edges.advance(milliseconds),
    async accountEmails() {
      const users = await database.query<{ email: string }>(sql`select email from users order by created, id`);
      return users.map(({ email }) => email);
    },
    viewerEmail: async (request) => (await viewerOf(request))?.email ?? null,
    async endSession(request) {
      const viewer = await viewerOf(request);
      if (viewer !== null) await deleteSession(database, viewer.id, viewer.sessionId);
    },
    async actAs(email, response) {
      if (email === null) {
        writeSessionToken(response, null, isHttps);
        return true;
      }
      const user = await findUserByEmail(database, email);
      if (user === null) return false;
      const token = newSecret(edges.random);
      const session = {
        id: edges.newId('ses'),
        token,
        userId: user.id,
        passwordHash: user.passwordHash,
        userAgent: null,
      };
      await insertSession(database, session, edges.clock.now());
      writeSessionToken(response, token, isHttps);
      return true;
    },
    edgesState: () => edges.state(),
    async close() {
      await server.close();
      await database.close();
    },
  };
}
