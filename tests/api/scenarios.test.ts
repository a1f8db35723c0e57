// Tests the mock server beyond the contract: its scenarios, its worlds, and that it is deterministic.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { mockServerFile, startMockServer } from '#tests/support/mockServerProcess.ts';
import { isResetMail, readMockOutbox, resetLink } from '#tests/support/outbox.ts';
import { startChild, type Child } from '#tests/support/childProcess.ts';
import { buildManifestPath, latestBuildPath } from '#site/builds.ts';
import { baseReleaseAddress, downloads } from '#site/downloads.ts';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import type { MockState } from '#mock-server/control/controlTypes.ts';
import { scenarios } from '#mock-server/scenarios.ts';
import type { StyleIndex } from '#bibliography/citation/styleIndex.ts';
import {
  byTitle,
  changePassword,
  editInput,
  forgotMutation,
  idsOf,
  login,
  loginMutation,
  page,
  readRow,
  signup,
  totalCount,
  update,
  updateMutation,
  whoAmI,
  type Row,
} from './contract/operations.ts';

const credentials = { email: demoPerson.email, password: demoPerson.password };

describe('the mock server', () => {
  let server: Child & { url: string };

  beforeAll(async () => {
    server = await startMockServer();
  });
  afterAll(async () => {
    await server.stop();
  });

  /** At most four worlds can be open at once. */
  afterEach(async () => {
    const json = (await makeClient(server.url).rest('GET', '/__mock/state')).json as MockState;
    const others = json.worlds.filter((world) => world !== 'default');
    for (const world of others) await makeClient(server.url, { 'x-mock-world': world }).rest('POST', '/__mock/close');
  });

  async function marie(world: string): Promise<ApiClient> {
    const client = makeClient(server.url, { 'x-mock-world': world });
    await login(client, credentials);
    return client;
  }

  /** The same client in the same world, in a scenario. */
  function within(client: ApiClient, world: string, scenario: string): ApiClient {
    return makeClient(server.url, { 'x-mock-world': world, 'x-mock-scenario': scenario }, client.cookies);
  }

  async function firstRow(client: ApiClient): Promise<Row> {
    const node = (await page(client)).edges[0]?.node;
    if (node === null || node === undefined) throw new Error('The demo library is empty');
    return node;
  }

  it('identifies itself in every response', async () => {
    for (const path of ['/', '/api', '/healthz', '/__mock/scenarios', '/nowhere']) {
      expect((await fetch(server.url + path)).headers.get('x-served-by')).toBe('MOCK');
    }
  });

  it('lists its scenarios', async () => {
    const listed = (await (await fetch(`${server.url}/__mock/scenarios`)).json()) as { name: string }[];
    expect(listed.map(({ name }) => name)).toEqual(scenarios.map(({ name }) => name));
  });

  it('has a demo library with every kind of document, the same in every world', async () => {
    const [one, other] = await Promise.all([marie('one'), marie('other')]);
    expect(await totalCount(one)).toBe(108);
    const all = await page(one, { first: 500, orderBy: byTitle });
    expect(await page(other, { first: 500, orderBy: byTitle })).toEqual(all);
    const kinds = await one.ask<{ me: { documents: { edges: { node: { __typename: string } }[] } } }>(
      '{ me { documents(first: 500) { edges { node { __typename } } } } }',
    );
    expect(new Set(kinds.me.documents.edges.map(({ node }) => node.__typename)).size).toBe(5);
  });

  it('isolates worlds from each other, and can reset one', async () => {
    const client = await marie('alone');
    const [id = ''] = idsOf(await page(client));
    await update(client, { id, fields: { title: 'Only here' } });
    expect((await readRow(await marie('beside'), id))?.title).not.toBe('Only here');
    await client.rest('POST', '/__mock/reset');
    expect((await readRow(await marie('alone'), id))?.title).not.toBe('Only here');
  });

  it('allows four worlds at once, refuses a fifth with a message, and opens it when another is closed', async () => {
    for (const world of ['first', 'second', 'third']) expect(await totalCount(await marie(world))).toBe(108);
    const fifth = makeClient(server.url, { 'x-mock-world': 'fifth' });
    expect(await fifth.rest('GET', '/healthz')).toMatchObject({
      status: 503,
      json: {
        message: expect.stringMatching(/At most 4 worlds .*default, first, second, third\. Close one/) as string,
      },
    });
    await makeClient(server.url, { 'x-mock-world': 'second' }).rest('POST', '/__mock/close');
    expect(await totalCount(await marie('fifth'))).toBe(108);
  });

  describe('in the scenario', () => {
    it('login-problems refuses log-ins and password resets, and keeps existing sessions', async () => {
      const client = await marie('one');
      const visitor = within(makeClient(server.url), 'one', 'login-problems');
      expect(await login(visitor, credentials)).toMatchObject({ problems: [{ path: ['email', 'password'] }] });
      const failure = await visitor.refused('BAD_USER_INPUT', forgotMutation, { input: { email: demoPerson.email } });
      expect(failure.extensions?.problems).toMatchObject([{ path: ['input', 'email'] }]);
      expect(await whoAmI(within(client, 'one', 'login-problems'))).not.toBeNull();
    });

    it('signup-problems refuses a new account', async () => {
      const visitor = within(makeClient(server.url), 'one', 'signup-problems');
      expect(await signup(visitor, { email: 'new@example.org', password: 'a long sentence' })).toMatchObject({
        problems: [{ path: ['email'] }, { path: ['password'] }],
      });
    });

    describe('for a password link,', () => {
      async function followLink(world: string, scenario: string) {
        const visitor = within(makeClient(server.url), world, scenario);
        await visitor.ask(forgotMutation, { input: { email: demoPerson.email } });
        const mail = await eventually('the mail', async () =>
          (await readMockOutbox(server.url, { 'x-mock-world': world })).find(isResetMail),
        );
        const change = (client: ApiClient, newPassword = 'a long sentence') =>
          changePassword(client, { ...resetLink(mail), newPassword });
        const passwordIs = async (password: string) => {
          const answer = await login(makeClient(server.url, { 'x-mock-world': world }), { ...credentials, password });
          return answer.__typename === 'UserReturned';
        };
        return { visitor, change, passwordIs };
      }

      it('token-expired refuses the link and changes nothing', async () => {
        const { visitor, change, passwordIs } = await followLink('expired', 'token-expired');
        expect(await change(visitor)).toMatchObject({ __typename: 'TokenProblem' });
        expect(await passwordIs(credentials.password)).toBe(true);
        expect(await change(within(visitor, 'expired', 'ordinary'))).toMatchObject({ __typename: 'UserReturned' });
      });

      it('token-used refuses it as already used', async () => {
        const { visitor, change, passwordIs } = await followLink('used', 'token-used');
        expect(await change(visitor)).toMatchObject({ __typename: 'TokenProblem' });
        expect(await passwordIs(credentials.password)).toBe(false);
        expect(await passwordIs('somebody else was faster')).toBe(true);
        expect(await change(within(visitor, 'used', 'ordinary'))).toMatchObject({ __typename: 'TokenProblem' });
      });

      it('weak-password refuses the new password and keeps the link valid', async () => {
        const { visitor, change } = await followLink('weak', 'weak-password');
        expect(await change(visitor)).toMatchObject({ problems: [{ path: ['newPassword'] }] });
        expect(await change(within(visitor, 'weak', 'ordinary'))).toMatchObject({ __typename: 'UserReturned' });
      });
    });

    it('storage-full-server refuses every change except a log-out, and answers reads', async () => {
      const client = within(await marie('one'), 'one', 'storage-full-server');
      const { id } = await firstRow(client);
      const trash = 'mutation ($ids: [ID!]) { deleteUserDocuments(input: { selection: { ids: $ids } }) { count } }';
      const failure = await client.refused('STORAGE_FULL', trash, { ids: [id] });
      expect(failure.message).toContain('nothing of this was saved');
      expect((await client.send('mutation { logout { result } }')).errors).toEqual([]);
    });

    it('rate-limited says when to try again', async () => {
      const client = within(await marie('one'), 'one', 'rate-limited');
      const { id } = await firstRow(client);
      const edit = editInput({ id, fields: { title: 'Too soon' } });
      const { errors, headers } = await client.send(updateMutation, edit);
      expect(errors[0]?.extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 900 });
      expect(headers.get('retry-after')).toBe('900');
      expect((await client.refused('RATE_LIMITED', loginMutation, { input: credentials })).message).toMatch(
        /15 minutes/,
      );
      const file = await client.rest('POST', '/api/export/bibtex', { body: '{}' });
      expect([file.status, file.headers.get('retry-after')]).toEqual([429, '900']);
    });

    it.each([
      ['document-deleted', 'NOT_FOUND'],
      ['document-refused', 'BAD_USER_INPUT'],
    ])('%s refuses a change, and the document stays as it is', async (scenario, code) => {
      const client = within(await marie('one'), 'one', scenario);
      const { id, title } = await firstRow(client);
      await client.refused(code, updateMutation, editInput({ id, fields: { title: 'Refused' } }));
      expect((await readRow(client, id))?.title).toBe(title);
    });

    it('conflict answers the first save of a document with a real conflict, and accepts the next one', async () => {
      const client = within(await marie('conflict'), 'conflict', 'conflict');
      const node = await firstRow(client);
      const mine = { title: 'Mine', keywords: ['mine'], authors: [{ person: { family: 'Mine' } }] };
      const edit = { id: node.id, revision: node.revision, fields: mine };
      const failure = await client.refused('CONFLICT', updateMutation, editInput(edit));
      const { revision = 0, fields = [] } = failure.extensions?.current ?? {};
      expect(revision).toBeGreaterThan(node.revision);
      expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(mine)));
      expect((await readRow(client, node.id))?.title).toBe(fields.find(({ name }) => name === 'title')?.value);
      await update(client, { ...edit, revision });
      expect((await readRow(client, node.id))?.title).toBe('Mine');
      const again = within(client, 'conflict', 'conflict~again');
      await again.refused('CONFLICT', updateMutation, editInput({ ...edit, revision }));
    });

    it('unreachable cuts every API request, and no other', async () => {
      const client = within(await marie('one'), 'one', 'unreachable');
      await expect(client.send('{ me { id } }')).rejects.toThrow();
      await expect(client.rest('GET', '/api/_auth/session')).rejects.toThrow();
      expect((await client.rest('GET', '/healthz')).status).toBe(200);
    });

    it.each([
      ['release-unknown', 200, { version: null }],
      ['release-service-failing', 500, { errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }],
    ])('%s redirects every download to the page of all releases', async (scenario, status, json) => {
      const visitor = makeClient(server.url, { 'x-mock-scenario': scenario });
      expect(await visitor.rest('GET', '/api/getLatestRelease')).toMatchObject({ status, json });
      for (const { os } of downloads) {
        const download = await visitor.rest('GET', `/download/${os}`);
        expect([download.status, download.headers.get('location')]).toEqual([302, baseReleaseAddress()]);
      }
      const other = await makeClient(server.url).rest('GET', '/download/win_msi');
      expect(other.headers.get('location')).toMatch(/\/v6\.0\/JabRef-6\.0\.msi$/);
    });

    it('style-missing answers 404 for every style file, and serves the list of styles and the locales', async () => {
      const visitor = makeClient(server.url, { 'x-mock-scenario': 'style-missing' });
      const { styles, locales } = (await visitor.rest('GET', '/api/styles')).json as StyleIndex;
      for (const path of [styles[0]?.path ?? '', '/api/styles/apa']) {
        expect((await visitor.rest('GET', path)).status).toBe(404);
        expect((await makeClient(server.url).rest('GET', path)).status).toBe(200);
      }
      expect((await visitor.rest('GET', locales['en-US'] ?? '')).status).toBe(200);
    });

    it('icon-service-down answers 503 for icons, and serves everything else', async () => {
      const visitor = makeClient(server.url, { 'x-mock-scenario': 'icon-service-down' });
      expect((await visitor.rest('GET', '/api/_nuxt_icon/mdi.json?icons=book')).status).toBe(503);
      expect((await visitor.rest('GET', '/api/getLatestRelease')).status).toBe(200);
    });

    it('new-build announces a build that no page has, with its manifest, and changes nothing else', async () => {
      const visitor = makeClient(server.url, { 'x-mock-scenario': 'new-build' });
      const { status, json } = await visitor.rest('GET', latestBuildPath);
      expect({ status, json }).toEqual({ status: 200, json: { id: 'a-newer-build' } });
      expect(await visitor.rest('GET', buildManifestPath('a-newer-build'))).toMatchObject({ status, json });
      expect((await visitor.rest('GET', buildManifestPath('another'))).status).toBe(404);
      expect((await visitor.rest('GET', '/healthz')).status).toBe(200);
    });

    it('chunk-missing removes the script of one page', async () => {
      const headers = { 'x-mock-scenario': 'chunk-missing' };
      const html = await (await fetch(`${server.url}/user/login`, { headers })).text();
      const scripts = [...html.matchAll(/<link rel="modulepreload" [^>]*href="([^"]+)"/g)].map(
        ([, path]) => path ?? '',
      );
      const [script, ...none] = scripts.filter((path) => path.includes('LoginPage'));
      expect([script, none]).toEqual([expect.any(String), []]);
      const gone = await fetch(`${server.url}${script}`, { headers });
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect((await fetch(`${server.url}${script}`)).status).toBe(200);
      const others = scripts.filter((path) => path !== script);
      expect(others).not.toEqual([]);
      for (const path of others) expect((await fetch(`${server.url}${path}`, { headers })).status).toBe(200);
    });

    it('session-fetch-fails hides the session, but lets the person continue and log out', async () => {
      const client = within(await marie('session'), 'session', 'session-fetch-fails');
      expect((await client.rest('GET', '/api/_auth/session')).status).toBe(500);
      expect(await whoAmI(client)).not.toBeNull();
      expect((await client.rest('DELETE', '/api/_auth/session')).status).toBe(200);
      expect(await whoAmI(client)).toBeNull();
    });
  });

  it.each([
    { 'x-mock-scenario': 'none-such' },
    { 'x-mock-scenario': 'conflict:0' },
    { 'x-mock-world': '../etc' },
    { cookie: 'mock-scenario=none-such' },
  ])('refuses an unknown scenario or an invalid world: %j', async (headers: Record<string, string>) => {
    const response = await fetch(server.url, { headers });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/mock-(scenario|world)/);
  });

  it('takes a scenario from a cookie too', async () => {
    const response = await fetch(`${server.url}/healthz`, {
      headers: { cookie: 'mock-scenario=conflict; mock-world=one' },
    });
    expect(response.headers.get('x-mock-scenario')).toBe('conflict');
  });
});

it.each([
  { flags: '--scenario none-such' },
  { flags: '--port eighty' },
  { flags: '--port 0' },
  { flags: '--nonsense' },
])('the mock server refuses $flags and lists the valid flags', async ({ flags }) => {
  const child = await startChild(process.execPath, [mockServerFile, ...flags.split(' ')]);
  expect((await child.ended).code).toBe(1);
  expect(child.output()).toMatch(/--scenario/);
  expect(child.output()).not.toMatch(/^\s+at /m);
});
