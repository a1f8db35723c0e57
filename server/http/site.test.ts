// The built app over HTTP: its files, its page, and what happens when the folder changes under the server.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSite } from './site.ts';

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>The page</title>');
  await writeFile(join(folder, 'stories.html'), '<!doctype html><title>The stories</title>');
  await writeFile(join(folder, 'assets', 'app-1.js'), 'plain');
  await writeFile(join(folder, 'assets', 'app-1.js.br'), 'brotli');
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await mkdir(join(folder, 'builds', 'meta'), { recursive: true });
  await writeFile(join(folder, 'builds', 'latest.json'), '{"id":"abc"}');
  await writeFile(join(folder, 'builds', 'meta', 'abc.json'), '{"id":"abc"}');
  server = createServer(createSite(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Plain requests, because `fetch` decodes what is compressed and cleans the path. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, path, headers, method, host: '127.0.0.1', agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

test('a page of the app has its HTML, checked anew each time', async () => {
  const page = await ask('/user/login');
  expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(await ask('/user/login', { 'If-None-Match': String(page.headers.etag) })).toMatchObject({
    status: 304,
    body: '',
  });
});

test('any other address has the HTML too, with status 404', async () => {
  const page = await ask('/no/such/page');
  expect(page).toMatchObject({ status: 404 });
  expect(page.body).toContain('The page');
  expect(await ask('/index.html')).toMatchObject({ status: 404 });
});

test('a story has the page of stories, at its two addresses only', async () => {
  for (const path of ['/_storybook/external-iframe?id=ui-button--primary', '/iframe.html?id=ui-button--primary']) {
    const page = await ask(path);
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(page.body).toContain('The stories');
  }
  for (const path of ['/stories.html', '/_storybook', '/iframe-html']) {
    const page = await ask(path);
    expect(page).toMatchObject({ status: 404 });
    expect(page.body).toContain('The page');
  }
});

test('a hashed file is kept for ever, and sent as small as the client takes it', async () => {
  const plain = await ask('/assets/app-1.js');
  expect(plain).toMatchObject({ status: 200, body: 'plain' });
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const small = await ask('/assets/app-1.js', { 'Accept-Encoding': 'gzip, br;q=0.5' });
  expect(small).toMatchObject({ body: 'brotli', headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' } });
  expect((await ask('/assets/app-1.js', { 'Accept-Encoding': 'br;q=0' })).body).toBe('plain');
});

test('the newest build is asked for anew each time, the manifest of one never changes, and an unknown one is 404', async () => {
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

test('a file that is not there is 404 and no page, so that a missing script is told from a page', async () => {
  expect(await ask('/assets/gone.js')).toMatchObject({ status: 404, body: 'Not Found' });
  expect((await ask('/assets/../../package.json')).body).not.toContain('"');
});

test('a build that replaces the folder takes nothing from the pages that are open', async () => {
  await rm(folder, { recursive: true });
  expect(await ask('/assets/app-1.js', { Range: 'bytes=9-1' })).toMatchObject({ status: 200, body: 'plain' });
});

test('HEAD has the headers alone, and nothing can be written', async () => {
  expect(await ask('/icon.svg', {}, 'HEAD')).toMatchObject({
    status: 200,
    headers: { 'content-length': '6' },
    body: '',
  });
  expect(await ask('/icon.svg', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test.each(['//', '//evil.example/', '//evil.example/user/login'])('%s is no page and no other host', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404 });
});
