// Tests how bodies are read that arrive slowly or incompletely.
import { once } from 'node:events';
import { IncomingMessage, type Server, createServer } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type BodyLimits, bodyLimits, createReadBody } from './bodies.ts';
import { readJson } from './readJson.ts';

let server: Server | null = null;
/** The accounts whose bodies were rejected because they send too many at once. */
const busy: string[] = [];

afterEach(() => {
  busy.length = 0;
  server?.closeAllConnections();
  server?.close();
});

/** Sends these pieces of a request to a server that responds with what it has read; returns the whole response. */
async function send(limits: Partial<BodyLimits>, pieces: readonly string[]): Promise<string> {
  const readBody = createReadBody({
    limits: { ...bodyLimits, ...limits },
    findViewer: ({ headers: { cookie } }) =>
      Promise.resolve(cookie === 'ada' ? { id: 'ada' } : cookie ? 'loggedOut' : null),
    onBusy: (account) => void busy.push(account),
  });
  server = createServer((request, response) => {
    void readBody(request, response).then((body) => body && response.end(`read ${JSON.stringify(body.value).length}`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  const closed = once(socket, 'close');
  for (const piece of pieces) await new Promise((resolve) => socket.write(piece, resolve));
  await closed;
  return answer;
}

const head = (length: number, cookie = '') =>
  `POST / HTTP/1.1\r\nHost: site\r\nConnection: close\r\nCookie: ${cookie}\r\nContent-Length: ${length}\r\n\r\n`;

test('a body that stops arriving is rejected with 408', async () => {
  const answer = await send({ patience: 50 }, [head(100), '{"query"']);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('Send the request again.');
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
});

test('a body that stops arriving after it was admitted is rejected too', async () => {
  const answer = await send({ patience: 50, anybody: 10 }, [head(100, 'ada'), '"'.padEnd(50)]);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['ada', /^HTTP\/1\.1 200 [^]*read 52$/],
  ['bob', /^HTTP\/1\.1 401 [^]*UNAUTHENTICATED/],
  ['', /^HTTP\/1\.1 413 [^]*when you are not logged in/],
])('a large body of "%s"', async (cookie, expected) => {
  const body = JSON.stringify('x'.repeat(50));
  const limits = { anybody: 10, loggedIn: 60 };
  const request = cookie === '' ? head(body.length).replace('Cookie: \r\n', '') : head(body.length, cookie);
  expect(await send(limits, [request, body.slice(0, 20), body.slice(20)])).toMatch(expected);
});

test('a body beyond the limit for logged-in clients is rejected, wherever it is split into chunks', async () => {
  const body = JSON.stringify('x'.repeat(100));
  const limits = { anybody: 10, loggedIn: 60 };
  for (const at of [5, 30, 70, body.length]) {
    const answer = await send(limits, [head(body.length, 'ada'), body.slice(0, at), body.slice(at)]);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*PAYLOAD_TOO_LARGE/);
  }
});

test('a large body is rejected and reported if the account sends too many at once', async () => {
  const body = JSON.stringify('x'.repeat(50));
  const answer = await send({ anybody: 10, largeAtOnce: 0 }, [head(body.length, 'ada'), body]);
  expect(answer).toMatch(/^HTTP\/1\.1 429 [^]*RATE_LIMITED/);
  expect(busy).toEqual(['ada']);
});

test('a large body that has arrived completely still waits for its admission', async () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { complete: true });
  request.push(JSON.stringify('x'.repeat(50)));
  request.push(null);
  const admit = () => Promise.resolve('anonymous' as const);
  expect(await readJson(request, { limit: 10, larger: { limit: 60, admit } })).toEqual({
    kind: 'unread',
    why: 'anonymous',
  });
});
