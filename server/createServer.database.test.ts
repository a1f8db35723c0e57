// The whole server over HTTP, where something it is made of fails or is asked for something odd: it answers, says so in the log, and goes on.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Server, createServer } from './createServer.ts';
import type { EmbeddedDatabase } from './database/openDatabase.ts';
import { openTestDatabase } from './database/testDatabase.ts';
import { createNewId } from './ids.ts';
import { readSettings } from './settings.ts';

let database: EmbeddedDatabase;
let server: Server;
let url: string;
let logged: Record<string, unknown>[];

beforeEach(async () => {
  const clock = { now: () => new Date('2026-01-01T12:00:00Z') };
  const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
  logged = [];
  database = await openTestDatabase({ now: clock.now });
  server = createServer({
    ...{ database, clock, random, newId: createNewId(clock, random) },
    mailer: { send: () => Promise.resolve() },
    releases: { latestVersion: () => Promise.resolve('5.15') },
    log: pino({}, { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) }),
    settings: readSettings({ APP_ENV: 'ci' }),
    site: () => (request, response) => {
      if (request.url === '/broken') throw new Error('The site is broken');
      response.end('The site');
    },
  });
  ({ url } = await server.listen(0, '127.0.0.1'));
});

afterEach(async () => {
  await server.close();
  await database.close();
});

/** The whole answer to a request with this first line and this host, which `fetch` would not send. */
async function sayOnly(line: string, host = 'site'): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.end(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  await once(socket, 'close');
  return answer;
}

test('a site that throws is answered with 500, and the server goes on', async () => {
  const broken = await fetch(`${url}/broken`);
  expect(broken.status).toBe(500);
  expect(await broken.json()).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'unforeseen error' }));
  expect(await (await fetch(`${url}/`)).text()).toBe('The site');
});

test.each(['GET http://evil.example/?token=secret', 'OPTIONS *'])(
  '%s is no address of this site: 400, with the headers of every answer and a line in the log',
  async (line) => {
    const answer = await sayOnly(line);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'request', status: 400, path: '' }));
    expect(JSON.stringify(logged)).not.toContain('secret');
  },
);

test.each(['%00', 'a b', 'a/b', 'somebody@site', '[::1', 'site:port'])(
  'no answer is given to the host %s, and no stack',
  async (host) => {
    for (const path of ['/', '/api?query={__typename}', '/api/_auth/session']) {
      const answer = await sayOnly(`GET ${path}`, host);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toMatch(/\n\s+at /);
    }
    expect(logged).not.toContainEqual(expect.objectContaining({ msg: 'unforeseen error' }));
  },
);

test('a server that is about to end says so, and answers until its grace is over, each time for the last time on a connection', async () => {
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
