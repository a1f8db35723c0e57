// Tests the lookup of the newest release with a local source whose answers the test defines.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Releases } from '../edges.ts';
import { createReleases } from './releasesApi.ts';

const minute = 60 * 1000;
/** An upper limit for an answer of the source, in milliseconds: a busy machine may take more than the usual second. */
const patience = 30_000;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly location?: string;
}

let source: Server;
let answer: Answer;
let questions: number;
let now: number;
let logged: string[];
let releases: Releases;

const release = (tag: unknown): Answer => ({ status: 200, body: JSON.stringify({ tag_name: tag, assets: [] }) });

beforeEach(async () => {
  [answer, questions, now, logged] = [release('v5.15'), 0, Date.UTC(2026, 0, 1), []];
  source = createServer(({ url }, response) => {
    questions += 1;
    const { status, body, location } = url === '/latest' ? answer : release('v9.9');
    response
      .writeHead(status, { 'content-type': 'application/json', ...(location !== undefined && { location }) })
      .end(body);
  }).listen(0, '127.0.0.1');
  await once(source, 'listening');
  const { port } = source.address() as AddressInfo;
  releases = createReleases(`http://127.0.0.1:${port}/latest`, { now: () => new Date(now) }, (line) => {
    logged.push(line);
  });
});

afterEach(() => {
  source.close();
  source.closeAllConnections();
});

test('the source is queried once for concurrent requests, and for all requests in the next ten minutes', async () => {
  expect(await Promise.all(Array.from({ length: 50 }, () => releases.latestVersion()))).toEqual(
    Array.from({ length: 50 }, () => '5.15'),
  );
  answer = release('v6.0');
  now += 10 * minute - 1;
  expect(await releases.latestVersion()).toBe('5.15');
  expect(questions).toBe(1);
});

/** Resolves when the releases return `version`, because an update in the background takes a moment. */
const untilItIs = (version: string) =>
  vi.waitFor(async () => {
    expect(await releases.latestVersion()).toBe(version);
  }, patience);

test('after ten minutes it is queried again in the background, while the known answer is returned', async () => {
  await releases.latestVersion();
  answer = release('v6.0');
  now += 10 * minute;
  const all = await Promise.all(Array.from({ length: 50 }, () => releases.latestVersion()));
  expect(new Set(all)).toEqual(new Set(['5.15']));
  await untilItIs('6.0');
  expect(questions).toBe(2);
});

test('requests with a known answer do not wait for a source that is silent', async () => {
  await releases.latestVersion();
  source.removeAllListeners('request');
  now += 10 * minute;
  const asked = once(source, 'request');
  expect(await releases.latestVersion()).toBe('5.15');
  await asked;
  expect(await releases.latestVersion()).toBe('5.15');
});

const failures: [string, Answer][] = [
  ['a failure', { status: 503, body: 'down' }],
  ['its limit', { status: 403, body: '{"message":"API rate limit exceeded"}' }],
  ['a redirect', { status: 302, body: '', location: '/elsewhere' }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['no tag', { status: 200, body: '{}' }],
  ['nothing', { status: 200, body: 'null' }],
  ['a tag that is not a text', release(6)],
  ['a tag that is not a version', release('nightly')],
  ['a tag with a path', release('v6.0/../../../evil')],
];

test.each(failures)('the last good answer is kept if the source answers with %s', async (_name, failure) => {
  await releases.latestVersion();
  answer = failure;
  now += 10 * minute;
  await releases.latestVersion();
  await vi.waitFor(() => {
    expect(logged).toHaveLength(1);
  }, patience);
  expect(await releases.latestVersion()).toBe('5.15');
});

test.each(failures)('the version is unknown if the first answer is %s', async (_name, failure) => {
  answer = failure;
  expect(await releases.latestVersion()).toBeNull();
});

test('a source that fails is queried again only after a minute', async () => {
  answer = { status: 503, body: '' };
  for (let visitor = 0; visitor < 20; visitor += 1) expect(await releases.latestVersion()).toBeNull();
  expect(questions).toBe(1);
  answer = release('v6.0');
  now += minute;
  await untilItIs('6.0');
  expect(questions).toBe(2);
});

test('a source that fails is queried once for concurrent requests, too', async () => {
  answer = { status: 503, body: '' };
  const all = await Promise.all(Array.from({ length: 50 }, () => releases.latestVersion()));
  expect(new Set(all)).toEqual(new Set([null]));
  expect([questions, logged.length]).toEqual([1, 1]);
});

test('a source that recovers within a minute after a failure is queried when the minute is over', async () => {
  await releases.latestVersion();
  answer = { status: 503, body: '' };
  now += 10 * minute;
  await releases.latestVersion();
  await vi.waitFor(() => {
    expect(logged).toHaveLength(1);
  }, patience);
  answer = release('v6.0');
  now += minute - 1;
  expect(await releases.latestVersion()).toBe('5.15');
  expect(questions).toBe(2);
  now += 1;
  await untilItIs('6.0');
  expect(questions).toBe(3);
});

test('a source that does not answer is given up after a time', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  source.removeAllListeners('request').on('request', () => {
    limit.abort();
  });
  expect(await releases.latestVersion()).toBeNull();
  expect(timeout).toHaveBeenLastCalledWith(5000);
  timeout.mockRestore();
});

test('an unreachable source is handled like any other failure', async () => {
  await releases.latestVersion();
  source.close();
  source.closeAllConnections();
  now += 10 * minute;
  expect(await releases.latestVersion()).toBe('5.15');
  await vi.waitFor(() => {
    expect(logged).toHaveLength(1);
  }, patience);
  expect(logged[0]).toContain('the last known version is 5.15');
});
