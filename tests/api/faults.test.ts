// Tests the mock server's scenarios of faulty networks, servers and libraries, and which requests they apply to.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedOperation } from '#mock-server/control/controlTypes.ts';
import { failureOf } from '#mock-server/scenarios/flaky.ts';
import { randomDelay } from '#mock-server/scenarios/slow.ts';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { randomFor } from '#mock-server/seededRandom.ts';
import type { Child } from '#tests/support/childProcess.ts';
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startMockServer } from '#tests/support/mockServerProcess.ts';
import { idsOf, login, meQuery, page, readRow, totalCount, update, whoAmI } from './contract/operations.ts';

const flags = ['--documents', '12', '--groups', '3', '--huge', '60'];
const { email, password } = demoPerson;
let server: Child & { url: string };
/** The demo person, in a world of the test. */
let marie: ApiClient;

beforeAll(async () => {
  server = await startMockServer(...flags);
});
afterAll(async () => {
  await server.stop();
});
beforeEach(async () => {
  marie = makeClient(server.url, { 'x-mock-world': 'faults' });
  await login(marie, { email, password });
});
afterEach(async () => {
  await control('close', {});
  await control('scenario', { scenario: 'ordinary', for: 'everybody' });
});

async function control(name: string, fields: object): Promise<void> {
  const visitor = makeClient(server.url, { 'x-mock-world': 'faults' });
  const { status, text } = await visitor.rest('POST', `/__mock/${name}`, { body: JSON.stringify(fields) });
  if (status !== 200) throw new Error(text);
}

/** The same client, in a scenario. */
function within(scenario: string, client = marie): ApiClient {
  return makeClient(server.url, { 'x-mock-world': 'faults', 'x-mock-scenario': scenario }, client.cookies);
}

/** The status of each request, or null if the connection was cut. */
async function fatesOf(client: ApiClient, count: number): Promise<(number | null)[]> {
  const fates: (number | null)[] = [];
  for (let at = 0; at < count; at += 1) {
    fates.push(
      await client.send(meQuery).then(
        ({ status }) => status,
        () => null,
      ),
    );
  }
  return fates;
}

const fate = { cut: null, unavailable: 503 } as const;
const flakyFates = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const failure = failureOf(seed, at + 1);
    return failure === null ? 200 : fate[failure];
  });

describe('a scenario with its own library', () => {
  it.each([
    ['empty-library', 0],
    ['huge-library', 60],
  ])('has %s, beside the usual one', async (scenario, count) => {
    const other = within(scenario, makeClient(server.url));
    await login(other, { email, password });
    expect(await totalCount(other)).toBe(count);
    expect(await totalCount(marie)).toBe(12);
  });
});

describe('flaky', () => {
  it('fails the same requests for the same seed, fails anew for each mark, and never fails a page', async () => {
    const expected = flakyFates(1, 12);
    expect(new Set(expected)).toEqual(new Set([200, 503, null]));
    expect(await fatesOf(within('flaky'), 12)).toEqual(expected);
    expect(await fatesOf(within('flaky~again'), 12)).toEqual(expected);
    const pages = await Promise.all(
      Array.from({ length: 8 }, async () => (await within('flaky').rest('GET', '/healthz')).status),
    );
    expect(pages).toEqual(Array(8).fill(200));
  });

  it('fails other requests for another seed', async () => {
    await control('reset', { seed: 2 });
    expect(flakyFates(2, 12)).not.toEqual(flakyFates(1, 12));
    expect(await fatesOf(within('flaky'), 12)).toEqual(flakyFates(2, 12));
  });
});

it('slow delays depend on the seed and the number of the request', async () => {
  const client = within('slow');
  for (const number of [1, 2, 3]) {
    const start = performance.now();
    await client.ask(meQuery);
    // Only a lower bound, because other load on the machine adds to it.
    expect(performance.now() - start).toBeGreaterThanOrEqual(randomDelay(randomFor(1, number)) - 5);
  }
});

it('timing-out never answers, notices clients that disconnect, and lets the server stop', async () => {
  const held = await startMockServer(...flags);
  const headers = { 'x-mock-scenario': 'timing-out' };
  const left = new AbortController();
  const ask = fetch(`${held.url}/api`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: meQuery }),
    signal: left.signal,
  });
  const session = fetch(`${held.url}/api/_auth/session`, { headers });
  session.catch(() => undefined);
  expect((await fetch(`${held.url}/healthz`, { headers })).status).toBe(200);
  left.abort();
  await expect(ask).rejects.toThrow();
  const logged = await eventually('the operation that was left', async () => {
    const answer = await fetch(`${held.url}/__mock/operations`);
    return ((await answer.json()) as ListedOperation[])[0];
  });
  expect(logged).toMatchObject({ name: 'me', status: null, scenario: 'timing-out' });
  expect((await held.stop()).code).toBe(0);
  await expect(session).rejects.toThrow();
});

it('server-error fails without a GraphQL response, only in the API', async () => {
  const client = within('server-error');
  const { status, headers, text } = await client.send(meQuery);
  expect([status, headers.get('content-type'), text]).toEqual([
    500,
    'text/plain; charset=utf-8',
    'Internal Server Error',
  ]);
  expect((await client.rest('GET', '/healthz')).status).toBe(200);
});

it('partial-data answers errors together with data', async () => {
  const answer = await within('partial-data').send<{ me: { documents: { edges: { node: unknown }[] } } }>(
    '{ me { documents(first: 12) { edges { node { id title abstract } } } } }',
  );
  expect(answer.data?.me.documents.edges).toHaveLength(12);
  for (const { node } of answer.data?.me.documents.edges ?? [])
    expect(node).toEqual({ id: expect.any(String) as string, title: expect.any(String) as string, abstract: null });
  expect(answer.errors).toHaveLength(12);
  expect(answer.errors[0]).toMatchObject({
    path: ['me', 'documents', 'edges', 0, 'node', 'abstract'],
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
});

it('malformed-answer executes the request, but answers truncated JSON or a page', async () => {
  const [id = ''] = idsOf(await page(marie));
  const half = await within('malformed-answer').send(meQuery);
  expect(half).toMatchObject({ status: 200, data: null });
  expect(half.text).toMatch(/^\{"data":/);
  await expect(update(within('malformed-answer'), { id, fields: { title: 'Done' } })).rejects.toThrow(
    /<!doctype html>/,
  );
  expect((await readRow(marie, id))?.title).toBe('Done');
});

describe('signed-out', () => {
  it('ends the session before the third request, until the next log-in', async () => {
    const client = within('signed-out');
    const seen = [];
    for (let at = 0; at < 4; at += 1) seen.push(await whoAmI(client));
    expect(seen).toEqual([expect.any(String), expect.any(String), null, null]);
    expect(await whoAmI(marie)).toBeNull();
    await login(client, { email, password });
    expect(await whoAmI(client)).not.toBeNull();
  });

  it('ends it before the chosen call', async () => {
    const [id = ''] = idsOf(await page(marie));
    const client = within('signed-out@update:1');
    expect(await whoAmI(client)).not.toBeNull();
    await expect(update(client, { id, fields: { title: 'Not mine' } })).rejects.toThrow(/UNAUTHENTICATED/);
    expect(await whoAmI(client)).toBeNull();
  });
});

it('saved-not-answered makes the change and cuts the connection, but answers queries', async () => {
  const [id = ''] = idsOf(await page(marie));
  const client = within('saved-not-answered');
  await expect(update(client, { id, fields: { title: 'Nobody was told' } })).rejects.toThrow();
  expect((await readRow(client, id))?.title).toBe('Nobody was told');
});

describe('the scope of a scenario', () => {
  it('is one browser (cookie), everybody, or one request (header, which has priority)', async () => {
    const browser = makeClient(server.url, { 'x-mock-world': 'faults' }, new Map([['mock-scenario', 'server-error']]));
    expect(await fatesOf(browser, 2)).toEqual([500, 500]);
    expect(await fatesOf(marie, 1)).toEqual([200]);
    expect((await browser.send(meQuery, {}, { 'x-mock-scenario': 'ordinary' })).status).toBe(200);
    await control('scenario', { scenario: 'server-error', for: 'everybody' });
    expect(await fatesOf(marie, 1)).toEqual([500]);
    expect(await fatesOf(within('ordinary'), 1)).toEqual([200]);
  });

  it('can be a named operation, and one call of it', async () => {
    const client = within('server-error@second:2');
    const fates = [];
    for (const name of ['second', 'first', 'second', 'second'])
      fates.push((await client.send(`query ${name} ${meQuery}`)).status);
    expect(fates).toEqual([200, 200, 500, 200]);
  });

  it('counts only calls of a named operation', async () => {
    const client = within('flaky@second');
    const fates: (number | null)[] = [];
    for (const name of ['second', 'first', 'first', 'second', 'second', 'first', 'second']) {
      const { status } = await client.send(`query ${name} ${meQuery}`).catch(() => ({ status: null }));
      if (name === 'first') expect(status).toBe(200);
      else fates.push(status);
    }
    expect(fates).toEqual(flakyFates(1, 4));
  });
});
