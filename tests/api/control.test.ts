// Tests the endpoints below /__mock, which report the state of a world and let scripts change it.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ListedOperation, MockState, ShownOperation } from '#mock-server/control/controlTypes.ts';
import { demoPerson, newcomer } from '#mock-server/demoSnapshot.ts';
import type { Child } from '#tests/support/childProcess.ts';
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import { startMockServer } from '#tests/support/mockServerProcess.ts';
import { idsOf, meQuery, page, readRow, signup, totalCount, update, whoAmI } from './contract/operations.ts';

const world = { 'x-mock-world': 'control' };
let server: Child & { url: string };

beforeAll(async () => {
  server = await startMockServer('--documents', '12', '--groups', '3', '--huge', '40');
});
afterAll(async () => {
  await server.stop();
});
afterEach(async () => {
  await control('close', {});
  await control('scenario', { scenario: 'ordinary', for: 'everybody' });
});

function visitor(headers: Readonly<Record<string, string>> = {}): ApiClient {
  return makeClient(server.url, { ...world, ...headers });
}

/** Sends a change and returns the response. */
async function control(name: string, fields: object, client = visitor()): Promise<unknown> {
  const { status, json, text } = await client.rest('POST', `/__mock/${name}`, { body: JSON.stringify(fields) });
  if (status !== 200) throw new Error(text);
  return json;
}

async function read<Answer>(path: string, client = visitor()): Promise<Answer> {
  return (await client.rest('GET', `/__mock/${path}`)).json as Answer;
}

async function actAs(email: string): Promise<ApiClient> {
  const client = visitor();
  await control('act-as', { email }, client);
  return client;
}

it('reports the state of a world', async () => {
  const client = await actAs(demoPerson.email);
  await totalCount(client);
  expect(await read<MockState>('state', client)).toMatchObject({
    world: 'control',
    worlds: ['default', 'control'],
    maximumWorlds: 4,
    ...{ seed: 1, documents: 12, groups: 3, delay: 0 },
    scenario: { own: null, everybody: 'ordinary' },
    people: [
      { email: newcomer.email, about: 'an empty library', password: newcomer.password },
      { email: demoPerson.email, about: '12 documents', password: demoPerson.password },
    ],
    viewer: demoPerson.email,
    mails: 0,
    operations: 1,
  });
});

it('logs in as any existing account, and as no other', async () => {
  await signup(visitor(), { email: 'third@example.org', password: 'a long enough phrase' });
  const client = await actAs('third@example.org');
  expect(await totalCount(client)).toBe(0);
  await control('act-as', { email: null }, client);
  expect(await whoAmI(client)).toBeNull();
  await expect(control('act-as', { email: 'nobody@example.org' })).rejects.toThrow(/no account with the address/);
});

it('resets a world, optionally with another seed or other sizes', async () => {
  const first = await page(await actAs(demoPerson.email));
  const [id = ''] = idsOf(first);
  await update(await actAs(demoPerson.email), { id, fields: { title: 'Changed' } });
  await control('reset', {});
  expect(await page(await actAs(demoPerson.email))).toEqual(first);
  await control('reset', { seed: 9, documents: 5, groups: 0 });
  const other = await actAs(demoPerson.email);
  expect(await totalCount(other)).toBe(5);
  expect(await readRow(other, id)).toBeNull();
  expect(await read<MockState>('state')).toMatchObject({ seed: 9, documents: 5, groups: 0 });
});

it('advances the clock, never turns it back, and lets sessions expire', async () => {
  const client = await actAs(demoPerson.email);
  const { clock } = await read<MockState>('state');
  await control('clock', { to: '2020-01-01T00:00:00.000Z' });
  expect((await read<MockState>('state')).clock).toBe(clock);
  await control('clock', { milliseconds: 60_000 });
  expect(Date.parse((await read<MockState>('state')).clock) - Date.parse(clock)).toBe(60_000);
  expect(await whoAmI(client)).not.toBeNull();
  await control('clock', { milliseconds: 40 * 24 * 60 * 60 * 1000 });
  expect(await whoAmI(client)).toBeNull();
});

it('activates a scenario for one browser by a cookie, and for everybody', async () => {
  const browser = visitor();
  await control('scenario', { scenario: 'release-unknown' }, browser);
  const newest = async (client: ApiClient) => (await client.rest('GET', '/api/getLatestRelease')).json;
  expect(await newest(browser)).toMatchObject({ version: null });
  expect(await newest(visitor())).not.toMatchObject({ version: null });
  await control('scenario', { scenario: 'release-unknown', for: 'everybody' });
  expect(await newest(visitor())).toMatchObject({ version: null });
  expect(await newest(visitor({ 'x-mock-scenario': 'ordinary' }))).not.toMatchObject({ version: null });
});

it('for everybody overrides the scenario that the browser chose before', async () => {
  const browser = visitor();
  await control('scenario', { scenario: 'slow' }, browser);
  await control('scenario', { scenario: 'release-unknown', for: 'everybody' }, browser);
  expect((await read<MockState>('state', browser)).scenario).toEqual({ own: null, everybody: 'release-unknown' });
});

it('activates a scenario for one call of one operation', async () => {
  const client = await actAs(demoPerson.email);
  await control('scenario', { scenario: 'unreachable', operation: 'second', call: 2, mark: 'a' }, client);
  const ask = (name: string) => client.ask(`query ${name} ${meQuery}`);
  await ask('first');
  await ask('second');
  await expect(ask('second')).rejects.toThrow();
  await ask('second');
  await control('scenario', { scenario: 'unreachable', operation: 'second', call: 1, mark: 'b' }, client);
  await expect(ask('second')).rejects.toThrow();
});

it('keeps the last operations, each with a command that repeats it', async () => {
  const client = await actAs(demoPerson.email);
  await client.ask('query whoIs { me { email } }');
  await client.send('query nothing { nothing }');
  await expect(
    client.copy().rest('POST', '/api', { body: '{', headers: { 'content-type': 'application/json' } }),
  ).resolves.toMatchObject({ status: 400 });
  const all = await read<ListedOperation[]>('operations');
  expect(all).toMatchObject([
    {
      ...{ number: 2, name: 'nothing', kind: 'query', status: 200, scenario: 'ordinary' },
      failure: { kind: 'errors' },
    },
    { ...{ number: 1, name: 'whoIs', kind: 'query', status: 200, scenario: 'ordinary' }, failure: null },
  ]);
  const shown = await read<ShownOperation>('operations/1', client);
  expect(JSON.parse(shown.answer)).toEqual({ data: { me: { email: demoPerson.email } } });
  const { stdout } = await promisify(execFile)('sh', ['-c', shown.curl]);
  expect(stdout).toBe(shown.answer);
  await visitor().rest('DELETE', '/__mock/operations');
  expect(await read('operations')).toEqual([]);
});

it('shows the outbox and empties it', async () => {
  await signup(visitor(), { email: 'third@example.org', password: 'a long enough phrase' });
  await expect.poll(() => read<unknown[]>('outbox')).toMatchObject([{ to: 'third@example.org' }]);
  expect(await read('outbox/1')).toMatchObject({ to: 'third@example.org' });
  expect((await visitor().rest('GET', '/__mock/outbox/2')).status).toBe(400);
  await visitor().rest('DELETE', '/__mock/outbox');
  expect(await read('outbox')).toEqual([]);
});

it('shares a state as a link: scenario, seed, sizes, clock, person and route', async () => {
  const client = await actAs(demoPerson.email);
  await control('reset', { seed: 3, documents: 5, groups: 1 }, client);
  await control('act-as', { email: demoPerson.email }, client);
  await control('clock', { milliseconds: 3_600_000 }, client);
  await control('scenario', { scenario: 'conflict' }, client);
  const { clock } = await read<MockState>('state', client);
  const { link } = await read<{ link: string }>('link?route=/dashboard', client);

  const other = makeClient(server.url, { 'x-mock-world': 'other' });
  const opened = await other.rest('GET', link.slice(server.url.length));
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/dashboard']);
  const state = await read<MockState>('state', other);
  expect(state).toMatchObject({
    ...{ seed: 3, documents: 5, groups: 1 },
    ...{ scenario: { own: 'conflict' }, viewer: demoPerson.email },
  });
  expect(Date.parse(state.clock) - Date.parse(clock)).toBeLessThan(1000);
  expect(Date.parse(state.clock) - Date.parse(clock)).toBeGreaterThanOrEqual(0);
  await control('close', {}, other);
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'dashboard'])(
  'does not redirect a link to another site (%s)',
  async (route) => {
    const { status, headers } = await visitor().rest('GET', `/__mock/open?route=${encodeURIComponent(route)}`);
    expect([status, headers.get('location')]).toEqual([400, null]);
  },
);

it('resets nothing for a HEAD request of a link', async () => {
  const link = '/__mock/open?route=/';
  await control('delay', { milliseconds: 1 });
  expect((await visitor().rest('HEAD', link)).status).toBe(405);
  expect((await read<MockState>('state')).delay).toBe(1);
  expect((await visitor().rest('GET', link)).status).toBe(303);
  expect((await read<MockState>('state')).delay).toBe(0);
});

it('delays API responses as configured', async () => {
  await control('delay', { milliseconds: 300 });
  const times = async (path: string) => {
    const start = performance.now();
    await visitor().rest('GET', path);
    return performance.now() - start;
  };
  // Only a lower bound, because other load on the machine adds to it.
  expect(await times('/api/_auth/session')).toBeGreaterThanOrEqual(290);
  expect((await read<MockState>('state')).delay).toBe(300);
});

it.each([
  ['scenario', { scenario: 'none-such' }, /must be one of ordinary/],
  ['scenario', {}, /^scenario: is required\.$/],
  ['scenario', { scenario: 'conflict', operation: 'a b' }, /name of an operation/],
  ['scenario', { scenario: 'conflict', call: 0 }, /at least 1/],
  ['scenario', { scenario: 'conflict', who: 'me' }, /^who: is not a known field\.$/],
  ['delay', { milliseconds: 10 ** 9 }, /at most 60000/],
  ['delay', { milliseconds: 'soon' }, /must be a number/],
  ['clock', { milliseconds: -1 }, /milliseconds|must be/],
  ['clock', { to: 'tomorrow' }, /must be/],
  ['reset', { documents: 1_000_000 }, /at most 100000/],
  ['reset', [], /JSON object/],
  ['reset', null, /JSON object/],
])('refuses at /__mock/%s what it cannot use (%j), and says why', async (name, fields, words) => {
  const { status, json } = await visitor().rest('POST', `/__mock/${name}`, { body: JSON.stringify(fields) });
  expect(status).toBe(400);
  expect((json as { message: string }).message).toMatch(words);
});

it('refuses an invalid body, and lists its endpoints for an unknown path', async () => {
  expect(await visitor().rest('POST', '/__mock/reset', { body: '{' })).toMatchObject({ status: 400 });
  const lost = await visitor().rest('GET', '/__mock/nowhere');
  expect(lost).toMatchObject({ status: 404 });
  expect(lost.text).toContain('POST /__mock/act-as');
  expect(await visitor().rest('POST', '/__mock/reset/everything', { body: '{}' })).toMatchObject({ status: 404 });
  // Names that every JavaScript object inherits.
  for (const name of ['constructor', 'toString', '__proto__'])
    expect(await visitor().rest('GET', `/__mock/${name}`)).toMatchObject({ status: 404 });
  const wrong = await visitor().rest('DELETE', '/__mock/reset');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
});
