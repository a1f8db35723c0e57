// For tests: the whole server on a free port, with a clock that the test sets, mails that are only collected, and a client with cookies.
import { randomBytes } from 'node:crypto';
import { createServer, type ServerOptions } from './createServer.ts';
import { openTestDatabase } from './database/testDatabase.ts';
import type { EmbeddedDatabase } from './database/openDatabase.ts';
import type { Lookups, Mail } from './edges.ts';
import { createNewId } from './ids.ts';
import { noLookups } from './lookUps/noLookups.ts';
import { type Settings, readSettings } from './settings.ts';

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; retryAfter?: number; problems?: unknown } }[];
}

/** Acts as one browser, and keeps the session's cookie. */
export class TestClient {
  cookie: string | null = null;
  readonly #url: string;

  constructor(url: string, cookie: string | null = null) {
    this.#url = url;
    this.cookie = cookie;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie !== null) headers.set('cookie', this.cookie);
    const response = await fetch(new URL(path, this.#url), { ...init, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) {
      const pair = set.split(';', 1)[0] ?? '';
      this.cookie = pair.endsWith('=') ? null : pair;
    }
    return response;
  }

  async ask(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlAnswer> {
    const response = await this.fetch('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphqlAnswer;
  }

  /** Queries one field and returns its value; throws on errors. */
  async one<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const { data, errors } = await this.ask(query, variables);
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as T;
  }
}

export interface TestServer {
  url: string;
  database: EmbeddedDatabase;
  mails: Mail[];
  /** Advances the clock. */
  pass(milliseconds: number): void;
  client(cookie?: string | null): TestClient;
  close(): Promise<void>;
}

export async function startTestServer(
  environment: Record<string, string> = {},
  lookups: Lookups = noLookups,
  citations: Pick<ServerOptions, 'styles' | 'formatPool'> = {},
): Promise<TestServer> {
  let now = new Date('2026-01-01T12:00:00Z');
  const clock = { now: () => now };
  const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
  const mails: Mail[] = [];
  const database = await openTestDatabase({ now: clock.now });
  const settings: Settings = readSettings({ APP_ENV: 'ci', ...environment });
  const server = createServer({
    ...{ database, clock, random, settings, newId: createNewId(clock, random) },
    mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
    releases: { latestVersion: () => Promise.resolve('5.15') },
    lookups,
    ...citations,
    wait: () => Promise.resolve(),
  });
  const { url } = await server.listen(0, '127.0.0.1');
  return {
    ...{ url, database, mails },
    pass: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    client: (cookie = null) => new TestClient(url, cookie),
    async close() {
      await server.close();
      await database.close();
    },
  };
}
