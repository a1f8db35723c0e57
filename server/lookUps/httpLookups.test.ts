// The services over HTTP, with one on loopback that behaves as badly as it can.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LookupQuestion, LookupService, Lookups } from '../edges.ts';
import { createHttpLookups } from './httpLookups.ts';
import { ServiceFailure } from './serviceFailure.ts';

let service: Server;
let origin: string;
let requests: { url: string; headers: IncomingMessage['headers'] }[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  requests = [];
  answer = (_request, response) => response.end('{}');
  service = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

afterEach(() => {
  service.close();
  service.closeAllConnections();
});

const names: readonly LookupService[] = ['doi', 'crossref', 'arxiv', 'pubmed', 'k10plus', 'dnb', 'openLibrary'];

const lookups = (contact: string | null = 'operator@example.org'): Lookups =>
  createHttpLookups({
    addresses: Object.fromEntries(names.map((name) => [name, `${origin}/${name}`])) as Record<LookupService, string>,
    contact,
    site: 'https://library.example',
  });

const question: LookupQuestion = { service: 'doi', path: '/10.1000%2F1', accept: 'application/json', patience: 10_000 };

const failureOf = async (asked: Partial<LookupQuestion> = {}): Promise<ServiceFailure> => {
  const failure: unknown = await lookups()
    .ask({ ...question, ...asked })
    .catch((error: unknown) => error);
  if (!(failure instanceof ServiceFailure)) throw new Error(`No failure: ${JSON.stringify(failure)}`);
  return failure;
};

const redirect =
  (location: string) =>
  (_request: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(302, { location }).end('Moved');

test('a question says who asks, and what for', async () => {
  expect(await lookups().ask(question)).toMatchObject({ status: 200, body: '{}' });
  expect(requests).toMatchObject([
    {
      url: '/doi/10.1000%2F1',
      headers: {
        accept: 'application/json',
        'user-agent': 'JabRefOnline/1.0 (https://library.example; mailto:operator@example.org)',
      },
    },
  ]);
});

test('PubMed is told the tool and the address as it asks', async () => {
  await lookups().ask({ ...question, service: 'pubmed', path: '/efetch.fcgi?db=pubmed&id=1' });
  expect(requests[0]?.url).toBe('/pubmed/efetch.fcgi?db=pubmed&id=1&tool=jabref-online&email=operator%40example.org');
});

test('without a contact address they are off', () => {
  expect([lookups().isOn, lookups(null).isOn]).toEqual([true, false]);
});

test('a redirect within the service is followed', async () => {
  answer = (request, response) => {
    if (request.url === '/doi/10.1000%2F1') redirect('/elsewhere?x=1')(request, response);
    else response.end('here');
  };
  expect(await lookups().ask(question)).toMatchObject({ status: 200, body: 'here' });
});

test.each([
  ['https://api.crossref.org/v1/works/10.1000', 'crossref'],
  ['https://data.medra.org/10.1000', 'agency'],
  ['https://www.doi.org/10.1000', undefined],
])('a redirect to %s is followed, and the answer says that it is of %s', async (location, redirectedTo) => {
  const fetchOnce = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response(null, { status: 302, headers: { location } }))
    .mockResolvedValueOnce(new Response('{}'));
  const { redirectedTo: said } = await lookups().ask(question);
  expect(said).toBe(redirectedTo);
  expect(fetchOnce.mock.lastCall?.[0]).toEqual(new URL(location));
  fetchOnce.mockRestore();
});

test.each([
  'https://publisher.example/article',
  'http://169.254.169.254/latest/meta-data',
  'http://localhost:1/',
  'http://api.crossref.org/v1/works/10.1000',
  'https://api.crossref.org:8443/',
  'https://api.crossref.org.evil.example/',
  'https://user@evil.example/?https://api.crossref.org',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://[',
])('a redirect to %s is not followed', async (location) => {
  answer = redirect(location);
  const failure = await failureOf();
  expect([failure.status, failure.message]).toEqual([
    'UNAVAILABLE',
    expect.stringMatching(/^doi\.org redirected to another website/),
  ]);
  expect(requests).toHaveLength(1);
});

test('redirects without end are given up', async () => {
  answer = redirect('/again');
  expect((await failureOf()).message).toBe('doi.org redirected too many times. Try again later.');
  expect(requests.length).toBeLessThan(10);
});

test('an answer that hangs, in the beginning or in the middle, is given up', async () => {
  answer = () => undefined;
  expect((await failureOf({ patience: 100 })).message).toBe('doi.org did not answer in time. Try again later.');
  answer = (_request, response) => response.writeHead(200).write('{"title": ');
  expect((await failureOf({ patience: 100 })).message).toBe('doi.org did not answer in time. Try again later.');
});

test('an answer of 50 MB is not read to its end', async () => {
  let sent = 0;
  answer = (_request, response) => {
    const piece = Buffer.alloc(64 * 1024, 'x');
    const send = () => {
      while (sent < 50 * 1024 * 1024 && !response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) {
          response.once('drain', send);
          return;
        }
      }
      response.end();
    };
    send();
  };
  expect((await failureOf()).message).toBe('The answer of doi.org is too large to be read.');
  expect(sent).toBeLessThan(20 * 1024 * 1024);
});

test('an answer that unfolds to 50 MB is not unfolded', async () => {
  const small = gzipSync(Buffer.alloc(50 * 1024 * 1024, 'x'));
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(small);
  expect((await failureOf()).message).toBe('The answer of doi.org is too large to be read.');
});

test('a service that is down, or breaks off, cannot be reached', async () => {
  answer = (request) => request.socket.destroy();
  expect((await failureOf()).message).toBe('doi.org could not be reached. Try again later.');
  service.close();
  service.closeAllConnections();
  expect((await failureOf()).message).toBe('doi.org could not be reached. Try again later.');
});

test('other statuses are answers', async () => {
  answer = (_request, response) => response.writeHead(429, { 'Retry-After': '5' }).end('slow down');
  expect(await lookups().ask(question)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '5' },
    body: 'slow down',
  });
});
