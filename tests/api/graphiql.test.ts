// Tests GraphiQL: it works at /api in development and on the mock server, without external resources, and doesn't exist in production.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startChild } from '#tests/support/childProcess.ts';
import { freePort } from '#tests/support/freePort.ts';
import { startMockServer } from '#tests/support/mockServerProcess.ts';
import { startServer, untilReady } from '#tests/support/serverProcess.ts';
import { makeDataDir } from '#tests/support/startedFolder.ts';

interface Running {
  url: string;
  end: () => Promise<unknown>;
}

async function startDevelopment(): Promise<Running> {
  const port = await freePort();
  const dataDir = await makeDataDir();
  const child = await startChild(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME },
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const end = async () => {
    await child.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady({ ...child, url });
  } catch (error) {
    await end();
    throw error;
  }
  return { url, end };
}

async function startMock(): Promise<Running> {
  const server = await startMockServer('--documents', '0', '--groups', '0');
  return { url: server.url, end: () => server.stop() };
}

async function startProduction(): Promise<Running> {
  const server = await startServer({ env: { APP_ENV: 'production' } });
  return { url: server.url, end: () => server.remove() };
}

const openPage = (url: string) => fetch(`${url}/api`, { headers: { accept: 'text/html,*/*;q=0.8' } });

async function typesOf(url: string): Promise<unknown> {
  const response = await fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
  });
  const { data } = (await response.json()) as { data?: { __schema?: unknown } };
  return data?.__schema;
}

it.each([
  ['in development', startDevelopment],
  ['on the mock server', startMock],
])('%s it is a page that loads nothing, and the schema is shown to it', async (_where, start) => {
  const { url, end } = await start();
  try {
    const response = await openPage(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    // No request may go to another host.
    expect(policy).not.toMatch(/https?:|[\w-]\.[a-z]|\*/);
    const page = await response.text();
    expect(page).toContain('<title>GraphiQL</title>');
    // The page's other resources are all inline.
    const markup = page.replaceAll(/<(script|style)>[^]*?<\/\1>/g, '');
    const loaded = [...markup.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(loaded.filter((address) => !address.startsWith('data:'))).toEqual([]);
    expect(page).not.toMatch(/unpkg\.com|jsdelivr\.net|@import/);
    expect(await typesOf(url)).toEqual({ queryType: { name: 'Query' } });
    // Other pages have the strict policy.
    const readiness = (await fetch(`${url}/readyz`)).headers.get('content-security-policy') ?? '';
    expect(readiness).not.toContain('unsafe-inline');
  } finally {
    await end();
  }
});

it('production has no such page, and no introspection', async () => {
  const { url, end } = await startProduction();
  try {
    const response = await openPage(url);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).not.toContain('GraphiQL');
    expect(response.headers.get('content-security-policy') ?? '').not.toContain('unsafe-inline');
    expect(await typesOf(url)).toBeUndefined();
  } finally {
    await end();
  }
});
