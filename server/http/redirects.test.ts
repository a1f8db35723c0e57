// Tests redirects over HTTP, as a browser without JavaScript follows them.
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { redirects } from './redirects.ts';

const releasesUrl = 'https://releases.example/app';
const base = `${releasesUrl}/latest`;

let server: Server;
let latestVersion: () => Promise<string | null>;
let reported: unknown[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const address = addressOf(request);
    const options = {
      releasesUrl,
      releases: { latestVersion: () => latestVersion() },
      reportError: (error: unknown) => reported.push(error),
    };
    void (async () => {
      if (address === null || !(await redirects(request, response, address, options))) response.writeHead(404).end();
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  latestVersion = () => Promise.resolve('6.1');
  reported = [];
});
afterAll(() => server.close());

/** Sends a request with the exact path, which `fetch` would normalize. */
async function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, path, method, host: '127.0.0.1', agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, ...response.headers };
}

test.each([
  ['/download/win_msi', `${releasesUrl}/download/v6.1/JabRef-6.1.msi`],
  ['/download/mac_arm64_dmg/', `${releasesUrl}/download/v6.1/JabRef-6.1_silicon.dmg`],
  ['/download/linux_deb?from=home', `${releasesUrl}/download/v6.1/jabref_6.1_amd64.deb`],
  ['/download', base],
  ['/download/', base],
  ['/download/amiga', base],
  ['/download/win_msi/more', base],
  ['/download//win_msi', base],
  ['/download/%2e%2e/win_msi', null],
  ['/download/%0d%0aSet-Cookie:a', base],
  ['/downloads', null],
])('%s redirects to %s', async (path, location) => {
  expect(await ask(path)).toMatchObject(
    location === null ? { status: 404 } : { status: 302, location, 'cache-control': 'no-cache' },
  );
});

test.each([
  ['null', () => Promise.resolve(null)],
  ['no version', () => Promise.resolve('undefined')],
])('without a version, a download redirects to the base release location: %s', async (_name, answer) => {
  latestVersion = answer;
  expect(await ask('/download/win_msi')).toMatchObject({ status: 302, location: base });
});

test('a failed lookup of the version redirects there too, and is reported', async () => {
  latestVersion = () => Promise.reject(new Error('down'));
  expect(await ask('/download/win_msi')).toMatchObject({ status: 302, location: base });
  expect(reported).toHaveLength(1);
});

test('redirects of moved pages are permanent, others are temporary', async () => {
  expect(await ask('/gsoc/gsoc2022/?a=b')).toMatchObject({
    status: 301,
    location: '/codeprojects/gsoc/gsoc2022?a=b',
    'cache-control': 'public, max-age=86400',
  });
  expect(await ask('/surveys/')).toMatchObject({ status: 302, location: '/surveys/2015', 'cache-control': 'no-cache' });
});

test.each(['//evil.example/gsoc', '/gsoc//evil.example', '/gsoc/..//evil.example', '/\\evil.example/gsoc', '//', '/%'])(
  '%s does not redirect to another host',
  async (path) => {
    const { location = '/' } = await ask(path);
    expect(new URL(location, 'http://site').host).toBe('site');
  },
);

test('only GET and HEAD are allowed', async () => {
  for (const path of ['/download/win_msi', '/faq'])
    expect(await ask(path, 'POST')).toMatchObject({ status: 405, allow: 'GET, HEAD' });
  expect(await ask('/faq', 'HEAD')).toMatchObject({ status: 302, location: 'https://docs.jabref.org/faq' });
});
