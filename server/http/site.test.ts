// Tests the built app over HTTP: its files, its pages, and changes of the folder while the server runs.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { escapeHtml } from '#site/escapeHtml.ts';
import { notFoundPlaceholder, publicUrlPlaceholder } from '#site/pageMarkers.ts';
import { oddAddresses } from '#tests/support/oddAddresses.ts';
import type { AppEnv } from '../settings.ts';
import { appPages, shellFile } from './routePatterns.ts';
import { createSite, type SiteOptions } from './site.ts';

let folder: string;
let server: Server;
const liveScript = '<script type="module" crossorigin src="/assets/live-1.js"></script>';

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'site-')), 'client');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, '../manifest.json'), '{"src/app/live.ts":{"file":"assets/live-1.js"}}');
  const page = (text: string) =>
    `<!doctype html><html lang="en"><head><meta name="theme-color" content="#ffffff" /><script type="module" src="/assets/app-1.js"></script></head><body>${text}</body></html>`;
  await writeFile(join(folder, 'index.html'), page(`Home at ${publicUrlPlaceholder}/`));
  await mkdir(join(folder, 'surveys', '2015'), { recursive: true });
  await writeFile(join(folder, 'surveys', '2015', 'index.html'), page('The survey'));
  await writeFile(join(folder, 'surveys', '2015', '_payload.json'), '{"kind":"article"}');
  await writeFile(join(folder, 'not-found.html'), page(`Page not found: ${notFoundPlaceholder}`));
  for (const shell of appPages.map(shellFile)) {
    await mkdir(join(folder, dirname(shell)), { recursive: true });
    await writeFile(join(folder, shell), page('The app'));
  }
  await writeFile(join(folder, 'stories.html'), page('The stories'));
  await writeFile(
    join(folder, 'statecharts.html'),
    page('The statecharts').replace('</head>', '<meta name="machines" content="alert dialog"></head>'),
  );
  await writeFile(join(folder, 'assets', 'app-1.js'), 'plain');
  await writeFile(join(folder, 'assets', 'app-1.js.br'), 'brotli');
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await mkdir(join(folder, 'builds', 'meta'), { recursive: true });
  await writeFile(join(folder, 'builds', 'latest.json'), '{"id":"abc"}');
  await writeFile(join(folder, 'builds', 'meta', 'abc.json'), '{"id":"abc"}');
  await listen('production');
});

afterEach(async () => {
  server.close();
  await rm(dirname(folder), { recursive: true, force: true });
});

async function listen(appEnv: AppEnv, options?: SiteOptions): Promise<void> {
  const site = createSite(folder, options);
  server = createServer(site({ appEnv, publicUrl: () => 'https://library.example' })).listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Sends a plain request, because `fetch` would decompress the response and normalize the path. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, path, headers, method, host: '127.0.0.1', agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

test('a page of the app has its own HTML, which caches must revalidate', async () => {
  const page = await ask('/user/login');
  expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(await ask('/user/login', { 'If-None-Match': String(page.headers.etag) })).toMatchObject({
    status: 304,
    body: '',
  });
});

test('a prerendered page is complete, has a single address, and has its payload next to it', async () => {
  expect((await ask('/')).body).toContain('Home at https://library.example/');
  expect(await ask('/surveys/2015')).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
  expect((await ask('/surveys/2015')).body).toContain('The survey');
  expect(await ask('/surveys/2015/?a=b')).toMatchObject({ status: 301, headers: { location: '/surveys/2015?a=b' } });
  expect(await ask('/surveys/2015/_payload.json')).toMatchObject({ status: 200, body: '{"kind":"article"}' });
  expect(await ask('/surveys/2016/_payload.json')).toMatchObject({ status: 404, body: 'Not Found' });
  for (const path of ['/index.html', '/surveys/2015/index.html', '/shells/user/login.html'])
    expect(await ask(path)).toMatchObject({ status: 404 });
});

test.each(oddAddresses)('%s is 404, and the page shows the address: %s', async (address, shown) => {
  const page = await ask(`${address}?x`);
  expect(page).toMatchObject({ status: 404 });
  expect(page.body).toContain(`Page not found: ${escapeHtml(shown)}<`);
});

test('an address is escaped where it is shown', async () => {
  expect((await ask(`/$&$'`)).body).toContain('Page not found: /$&amp;$&#39;<');
});

test('a page has the color mode of the cookie, and varies by it for caches', async () => {
  const system = await ask('/');
  expect(system.headers.vary).toBe('Accept-Encoding, Cookie');
  expect(system.body).toContain('<html lang="en">');
  const dark = await ask('/', { Cookie: 'a=b; color-mode=dark' });
  expect(dark.body).toContain('<html data-theme="dark" lang="en">');
  expect(dark.body).toContain('content="#1a1917"');
  expect(dark.headers.etag).not.toBe(system.headers.etag);
  for (const path of ['/user/login', '/no/such/page'])
    expect((await ask(path, { Cookie: 'color-mode=light' })).body).toContain('data-theme="light"');
  expect((await ask('/', { Cookie: 'color-mode="><script>' })).body).toBe(system.body);
});

test('a compressed page has the same content', async () => {
  const { port } = server.address() as AddressInfo;
  for (const coding of ['br', 'gzip']) {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'Accept-Encoding': coding } });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(await response.text()).toBe((await ask('/')).body);
  }
});

test('in production, a page reports its actors only after its address has turned that on', async () => {
  const usual = await ask('/user/login');
  expect(usual.body).not.toContain('live-1.js');
  for (const path of ['/', '/user/login', '/surveys/2015']) {
    const asked = await ask(`${path}?a=b&statecharts=live`);
    expect(asked).toMatchObject({ status: 302, headers: { location: `${path}?a=b`, 'cache-control': 'no-cache' } });
    expect(asked.headers['set-cookie']).toEqual(['statecharts=live; Path=/; HttpOnly; SameSite=Lax; Secure']);
  }
  const live = await ask('/user/login', { Cookie: 'statecharts=live' });
  // It is before the app's own script, so that it sees every start of an actor.
  expect(live.body).toMatch(new RegExp(`${liveScript}\\s*<script type="module" src="/assets/app-1.js">`));
  expect(live.headers.etag).not.toBe(usual.headers.etag);
  expect(live.headers.vary).toContain('Cookie');
  expect((await ask('/no/such/page', { Cookie: 'statecharts=live' })).body).toContain(liveScript);
  const ended = await ask('/user/login?statecharts=off', { Cookie: 'statecharts=live' });
  expect(ended.headers['set-cookie']).toEqual(['statecharts=off; Path=/; HttpOnly; SameSite=Lax; Secure']);
  for (const path of ['/no/such/page?statecharts=live', '/icon.svg?statecharts=live', '/user/login?statecharts=x'])
    expect((await ask(path)).headers['set-cookie']).toBeUndefined();
});

test('in development, and where the site enables it, actors are reported unless that is turned off', async () => {
  for (const [appEnv, options] of [['development', {}] as const, ['ci', { live: true }] as const]) {
    server.close();
    await listen(appEnv, options);
    expect((await ask('/user/login')).body).toContain(liveScript);
    expect((await ask('/user/login', { Cookie: 'statecharts=off' })).body).not.toContain(liveScript);
    // These pages do not run the app, so there are no actors to report.
    for (const path of ['/_statecharts/dialog', '/iframe.html?id=a'])
      expect((await ask(path)).body).not.toContain(liveScript);
  }
});

test('search engines get a list of pages, but are kept out of staging', async () => {
  const map = await ask('/sitemap.xml');
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(map.body.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://library.example/',
    '<loc>https://library.example/surveys/2015',
  ]);
  expect((await ask('/robots.txt')).body).toMatch(
    /Disallow: \/dashboard\n[^]*Sitemap: https:\/\/library\.example\/sitemap\.xml\n$/,
  );
  server.close();
  await listen('staging');
  expect((await ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
});

test('outside of production, a page has the name of its environment', async () => {
  expect((await ask('/user/login')).body).not.toContain('app-env');
  server.close();
  await listen('ci');
  for (const path of ['/', '/user/login', '/no/such/page'])
    expect((await ask(path)).body).toContain('<meta name="app-env" content="ci" />');
});

test('a story has the HTML page of stories, only at its two addresses', async () => {
  for (const path of ['/_storybook/external-iframe?id=ui-button--primary', '/iframe.html?id=ui-button--primary']) {
    const page = await ask(path);
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(page.body).toContain('The stories');
  }
  for (const path of ['/stories.html', '/_storybook', '/iframe-html']) {
    const page = await ask(path);
    expect(page).toMatchObject({ status: 404 });
    expect(page.body).toContain('Page not found');
  }
});

test('statecharts have their own HTML page, with 404 for unknown machines', async () => {
  for (const path of ['/_statecharts', '/_statecharts/', '/_statecharts/dialog', '/_statecharts/alert?tab=paths']) {
    const page = await ask(path);
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(page.body).toContain('The statecharts');
  }
  const unknown = await ask('/_statecharts/nothing');
  expect(unknown).toMatchObject({ status: 404 });
  expect(unknown.body).toContain('The statecharts');
  for (const path of ['/statecharts.html', '/_statecharts/dialog/open', '/_statechartsdialog']) {
    const page = await ask(path);
    expect(page).toMatchObject({ status: 404 });
    expect(page.body).toContain('Page not found');
  }
  expect((await ask('/sitemap.xml')).body).not.toContain('_statecharts');
  expect((await ask('/robots.txt')).body).toContain('Disallow: /_statecharts\n');
});

test('a hashed file may be cached forever, and is sent in the smallest encoding that the client accepts', async () => {
  const plain = await ask('/assets/app-1.js');
  expect(plain).toMatchObject({ status: 200, body: 'plain' });
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const small = await ask('/assets/app-1.js', { 'Accept-Encoding': 'gzip, br;q=0.5' });
  expect(small).toMatchObject({ body: 'brotli', headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' } });
  expect((await ask('/assets/app-1.js', { 'Accept-Encoding': 'br;q=0' })).body).toBe('plain');
});

test('the newest build is not cached, the manifest of a build never changes, and an unknown one is 404', async () => {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const latest = await ask('/builds/latest.json');
  expect(latest).toMatchObject({ status: 200, headers: { ...type, 'cache-control': 'no-cache' } });
  expect(await ask('/builds/latest.json', { 'If-None-Match': String(latest.headers.etag) })).toMatchObject({
    status: 304,
  });
  expect(await ask('/builds/meta/abc.json')).toMatchObject({
    status: 200,
    headers: { ...type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
  const unknown = await ask('/builds/meta/xyz.json');
  expect(unknown).toMatchObject({ status: 404, body: 'Not Found' });
  expect(unknown.headers['cache-control']).toBe('no-cache');
});

test('a missing file is 404 without a page, so that a page is never mistaken for a missing script', async () => {
  expect(await ask('/assets/gone.js')).toMatchObject({ status: 404, body: 'Not Found' });
  expect(await ask('/assets/../../package.json')).toMatchObject({ status: 404 });
});

test('a build that replaces the folder does not break open pages', async () => {
  await rm(folder, { recursive: true });
  expect(await ask('/assets/app-1.js', { Range: 'bytes=9-1' })).toMatchObject({ status: 200, body: 'plain' });
});

test('a build without a page of the app is rejected at the start, with the name of the page', async () => {
  await rm(join(folder, 'shells', 'dashboard', 'account.html'));
  expect(() => createSite(folder)).toThrow('lacks /shells/dashboard/account.html');
});

test('a build without the page for unknown addresses is rejected', async () => {
  await rm(join(folder, 'not-found.html'));
  expect(() => createSite(folder)).toThrow('There is no built app');
});

test('every page of the app has its HTML', async () => {
  for (const page of appPages) {
    const answer = await ask(page.replace(':token', 'abc'));
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toContain('The app');
  }
});

test('HEAD returns only headers, and methods that write are rejected', async () => {
  expect(await ask('/icon.svg', {}, 'HEAD')).toMatchObject({
    status: 200,
    headers: { 'content-length': '6' },
    body: '',
  });
  expect(await ask('/icon.svg', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test.each(['//', '//evil.example/', '//evil.example/user/login'])(
  '%s is neither a page nor another host',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404 });
  },
);
