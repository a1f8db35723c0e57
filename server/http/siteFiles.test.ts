// Tests which encoding of a file is sent, and that none is sent if the client has it already.
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteFile, sendSiteFile } from './siteFiles.ts';

const file = createSiteFile('text/plain', Buffer.from('plain'), [
  { coding: 'br', body: Buffer.from('brotli') },
  { coding: 'gzip', body: Buffer.from('gzipped') },
]);

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    sendSiteFile(request, response, request.url === '/none' ? 404 : 200, file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function ask(headers: Record<string, string>, path = '/') {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, path, headers, host: '127.0.0.1', agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

test.each([
  ['', 'plain'],
  ['br', 'brotli'],
  ['BR', 'brotli'],
  ['gzip, br;q=0.5', 'brotli'],
  ['gzip;q=1.0, identity', 'gzipped'],
  ['*', 'brotli'],
  ['br;q=0, *', 'gzipped'],
  ['*, br;q=0', 'gzipped'],
  ['br; Q=0, gzip; q=0.0, *', 'plain'],
  ['*;q=0, gzip', 'gzipped'],
  ['gzip;q=0', 'plain'],
])('with Accept-Encoding "%s", the file is sent %s', async (accepted, body) => {
  expect((await ask({ 'accept-encoding': accepted })).body).toBe(body);
});

test('each encoding has its own ETag', async () => {
  const names = await Promise.all(['br', 'gzip', ''].map((coding) => ask({ 'accept-encoding': coding })));
  const etags = names.map(({ headers }) => headers.etag);
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
  expect(etags[0]).toMatch(/-br"$/);
});

const { etag } = file;

test.each([
  [etag, 304],
  [`W/${etag}`, 304],
  [`"another", ${etag}`, 304],
  [`"another",W/${etag} , "a third"`, 304],
  ['*', 304],
  ['"another"', 200],
  [etag.replaceAll('"', ''), 200],
  [`"${etag.slice(1, -1)}-br"`, 200],
  ['', 200],
])('with If-None-Match %s, the status is %i', async (known, status) => {
  const answer = await ask({ 'if-none-match': known });
  expect(answer).toMatchObject({ status, body: status === 304 ? '' : 'plain' });
  expect(answer.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
});

test('a client that has one encoding, but accepts another, is sent that', async () => {
  expect(await ask({ 'if-none-match': etag, 'accept-encoding': 'br' })).toMatchObject({ status: 200, body: 'brotli' });
  expect(await ask({ 'if-none-match': etag.replace(/"$/, '-br"'), 'accept-encoding': 'br' })).toMatchObject({
    status: 304,
    body: '',
  });
});

test('an error is sent every time', async () => {
  expect(await ask({ 'if-none-match': '*' }, '/none')).toMatchObject({ status: 404, body: 'plain' });
});
