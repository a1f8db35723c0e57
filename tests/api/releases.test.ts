// Tests the latest release end to end: a server process, a fake release source, and many visitors.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloads } from '#site/downloads.ts';
import { makeClient } from '#tests/support/client.ts';
import { startServer, type ServerProcess } from '#tests/support/serverProcess.ts';

let source: Server;
let server: ServerProcess;
let questions = 0;

beforeAll(async () => {
  source = createServer((_request, response) => {
    questions += 1;
    // Slow, so that other visitors arrive while the request is under way.
    setTimeout(() => response.end(JSON.stringify({ tag_name: 'v5.15' })), 200);
  }).listen(0, '127.0.0.1');
  await once(source, 'listening');
  const { port } = source.address() as AddressInfo;
  server = await startServer({
    env: { RELEASES_API_URL: `http://127.0.0.1:${port}/latest`, RELEASES_URL: 'https://releases.example/app/' },
  });
});
afterAll(async () => {
  await server.remove();
  source.close();
  source.closeAllConnections();
});

it('is requested once for simultaneous visitors, and stays known when the source is gone', async () => {
  const visitor = makeClient(server.url);
  const locations = await Promise.all(
    Array.from({ length: 40 }, async () =>
      (await visitor.rest('GET', '/download/mac_arm64_dmg')).headers.get('location'),
    ),
  );
  expect(new Set(locations)).toEqual(new Set(['https://releases.example/app/download/v5.15/JabRef-5.15-arm64.dmg']));
  expect(questions).toBe(1);
  source.close();
  source.closeAllConnections();
  expect((await visitor.rest('GET', '/api/getLatestRelease')).json).toEqual({
    version: '5.15',
    releasesUrl: 'https://releases.example/app',
  });
  expect((await visitor.rest('GET', '/download')).headers.get('location')).toBe('https://releases.example/app/latest');
});

/** Written out, so that the test doesn't just repeat the table. */
const files: Readonly<Record<string, string>> = {
  win_msi: 'JabRef-5.15.msi',
  win_zip: 'JabRef-5.15-portable_windows.zip',
  mac_arm64_dmg: 'JabRef-5.15-arm64.dmg',
  mac_arm64_pkg: 'JabRef-5.15-arm64.pkg',
  mac_x86_64_dmg: 'JabRef-5.15.dmg',
  mac_x86_64_pkg: 'JabRef-5.15.pkg',
  linux_deb: 'jabref_5.15_amd64.deb',
  linux_rpm: 'jabref-5.15-1.x86_64.rpm',
  linux_tar_gz: 'JabRef-5.15-portable_linux.tar.gz',
};

it('redirects to the file of every system', async () => {
  const visitor = makeClient(server.url);
  const locations: Record<string, string | null> = {};
  for (const { os } of downloads)
    locations[os] = (await visitor.rest('GET', `/download/${os}`)).headers.get('location');
  expect(locations).toEqual(
    Object.fromEntries(
      Object.entries(files).map(([os, file]) => [os, `https://releases.example/app/download/v5.15/${file}`]),
    ),
  );
});
