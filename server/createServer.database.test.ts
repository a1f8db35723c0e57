// Tests the whole server over HTTP when a part of it fails, or a request is unusual: it answers, logs the problem, and continues.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Server, createServer } from './createServer.ts';
import type { EmbeddedDatabase } from './database/openDatabase.ts';
import { openTestDatabase } from './database/testDatabase.ts';
import { createNewId } from './ids.ts';
import { noLookups } from './lookUps/noLookups.ts';
import { readSettings } from './settings.ts';
import { TestClient } from './testServer.ts';

let database: EmbeddedDatabase;
let server: Server;
let url: string;
let logged: Record<string, unknown>[];

async function start(environment: Record<string, string> = {}): Promise<void> {
  const clock = { now: () => new Date('2026-01-01T12:00:00Z') };
  const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
  logged = [];
  database = await openTestDatabase({ now: clock.now });
  server = createServer({
    ...{ database, clock, random, newId: createNewId(clock, random) },
    mailer: { send: () => Promise.resolve() },
    releases: { latestVersion: () => Promise.resolve('5.15') },
    lookups: noLookups,
    log: pino({}, { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) }),
    settings: readSettings({ APP_ENV: 'ci', ...environment }),
    site: () => (request, response) => {
      if (request.url === '/broken') throw new Error('The site is broken');
      response.end('The site');
    },
  });
  ({ url } = await server.listen(0, '127.0.0.1'));
}

async function stop(): Promise<void> {
  await server.close();
  await database.close();
}

beforeEach(() => start());
afterEach(stop);

/** The whole response to a request with this first line and this host, which `fetch` would not send. */
async function sayOnly(line: string, host = 'site'): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  await once(socket, 'close');
  return answer;
}

test('an error of the site is answered with 500, and the server continues', async () => {
  const broken = await fetch(`${url}/broken`);
  expect(broken.status).toBe(500);
  expect(await broken.json()).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'unforeseen error' }));
  expect(await (await fetch(`${url}/`)).text()).toBe('The site');
});

test.each(['GET http://evil.example/?token=secret', 'OPTIONS *'])(
  '%s is not an address of this site: 400, with the usual headers and a line in the log',
  async (line) => {
    const answer = await sayOnly(line);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'request', status: 400, path: '' }));
    expect(JSON.stringify(logged)).not.toContain('secret');
  },
);

test.each(['%00', 'a b', 'a/b', 'somebody@site', '[::1', 'site:port'])(
  'a request to the host %s is rejected without a stack trace',
  async (host) => {
    for (const path of ['/', '/api?query={__typename}', '/api/_auth/session']) {
      const answer = await sayOnly(`GET ${path}`, host);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toMatch(/\n\s+at /);
    }
    expect(logged).not.toContainEqual(expect.objectContaining({ msg: 'unforeseen error' }));
  },
);

/** Blocks statements whose text contains `part`; returns functions that let them continue, or fail. */
function holdBack(part: string): { letGo: () => void; fail: (error: Error) => void } {
  const held = database;
  const query = held.query.bind(held);
  let letGo: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const opened = new Promise<void>((resolve, reject) => {
    letGo = resolve;
    fail = reject;
  });
  vi.spyOn(held, 'query').mockImplementation(async (statement) => {
    if (statement.text.includes(part)) await opened;
    return query(statement);
  });
  return { letGo, fail };
}

const signupMutation = 'mutation ($input: SignupInput!) { signup(input: $input) { __typename } }';
const person = { email: 'ada@example.org', password: 'a rather long sentence' };
const limitsReached = () => logged.filter(({ event }) => event === 'limit-reached');

test('work of an account that has too much waiting is rejected, and each such request is in the audit log', async () => {
  await stop();
  // PostgreSQL's settings have several places, so that sessions are looked up while work of the account is blocked.
  await start({ DATABASE_URL: 'postgres://nowhere' });
  const client = new TestClient(url);
  await client.ask(signupMutation, { input: person });
  const { letGo } = holdBack('from documents');
  const trash = 'mutation ($ids: [ID!]) { deleteUserDocuments(input: { selection: { ids: $ids } }) { count } }';
  const answers = Array.from({ length: 23 }, () => client.ask(trash, { ids: ['doc_00000000'] }));
  await expect.poll(() => limitsReached().length, { timeout: 10_000 }).toBe(1);
  letGo();
  const codes = (await Promise.all(answers)).map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  expect(limitsReached()).toEqual([
    expect.objectContaining({
      msg: 'audit',
      limit: 'work:account',
      account: expect.stringMatching(/^user_/) as string,
      client: '127.0.0.1',
    }),
  ]);
});

test('excess anonymous requests are asked to retry later, and people who are logged in don’t wait for them', async () => {
  await stop();
  await start({ DATABASE_URL: 'postgres://nowhere' });
  const client = new TestClient(url);
  await client.ask(signupMutation, { input: person });
  const { fail } = holdBack('where email_key =');
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
  const login = () =>
    fetch(`${url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input: person } }),
    });
  // At most four requests run (fewer if signing up has used much time), and two hundred wait.
  const logins = Array.from({ length: 205 }, login);
  const refused = await Promise.race(logins);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] });
  expect(limitsReached()[0]).toMatchObject({ msg: 'audit', limit: 'work:client', account: null, client: '127.0.0.1' });
  expect((await client.ask('{ me { documents { totalCount } } }')).data).toEqual({
    me: { documents: { totalCount: 0 } },
  });
  fail(new Error('Held back for long enough.'));
  const refusals = (await Promise.all(logins)).filter(({ status }) => status === 503);
  expect(limitsReached()).toHaveLength(refusals.length);
});

test('a server that is about to stop reports it, and answers until its grace period is over, closing each connection', async () => {
  const ended = server.close(2_000);
  const ready = await fetch(`${url}/readyz`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('connection')).toBe('close');
  const page = await fetch(`${url}/`);
  expect(await page.text()).toBe('The site');
  expect(page.headers.get('connection')).toBe('close');
  await ended;
  await expect(fetch(`${url}/`)).rejects.toThrow();
});
