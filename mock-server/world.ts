// A world: the real server over edges that are the same in every run, with a database of its own.
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
import { recordedLookups } from './lookUps/playLookups.ts';
import { layMocksOver } from './mocks.ts';
import { playReleases } from './scenario.ts';
import { scenarioFields } from './scenarios.ts';
import type { Snapshot } from './snapshot.ts';
import { createScenarioState, type ScenarioState } from './scenarioState.ts';

export interface World {
  /** Of its beginning. */
  seed: number;
  scenarioState: ScenarioState;
  handle: RequestListener;
  outbox: readonly Mail[];
  clearOutbox(): void;
  /** The time here, without letting any pass. */
  now(): Date;
  advance(milliseconds: number): void;
  /** The e-mail addresses of everybody who has an account, the oldest first. */
  people(): Promise<readonly string[]>;
  /** The e-mail address of whoever a request comes from; null for a stranger. */
  whoAsks(request: IncomingMessage): Promise<string | null>;
  /** Ends the session of whoever a request comes from. */
  endSession(request: IncomingMessage): Promise<void>;
  /** Gives the browser that is answered a session of this person, or with null takes it away; false where nobody has the address. */
  actAs(email: string | null, response: ServerResponse): Promise<boolean>;
  /** Where clock, ids and chance stand. */
  edges(): EdgesState;
  close(): Promise<void>;
}

export interface WorldOptions {
  seed: number;
  publicUrl: string;
  site?: Site;
  styles?: SharedStyles;
  formatPool?: FormatPool;
}

/** Opens a world that goes on where `from` was. */
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
    releases: playReleases(edges.releases),
    lookups: recordedLookups,
    settings: readSettings({ APP_ENV: 'ci', RATE_LIMITS: 'off', PUBLIC_URL: publicUrl }),
    layOver: (schema) => layMocksOver(schema, scenarioFields),
    graphiql: renderGraphiql,
    // By the machine's own hours it would let time pass here, a tick for each look at the clock.
    tidies: false,
    // An open stream of events would let time pass, too.
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
    async people() {
      const users = await database.query<{ email: string }>(sql`select email from users order by created, id`);
      return users.map(({ email }) => email);
    },
    whoAsks: async (request) => (await viewerOf(request))?.email ?? null,
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
    edges: () => edges.state(),
    async close() {
      await server.close();
      await database.close();
    },
  };
}
