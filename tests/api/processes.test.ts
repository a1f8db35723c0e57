// Tests how a server process starts, refuses to start, and stops.
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import sql from 'sql-template-tag';
import { openDatabase } from '#server/database/openDatabase.ts';
import { toInput } from '#tests/support/documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { spawnServer, startServer, type ServerOptions, type ServerProcess } from '#tests/support/serverProcess.ts';
import { makeDataDir } from '#tests/support/startedFolder.ts';
import { addManyMutation, article, totalCount, type Row } from './contract/operations.ts';
import { newPerson } from './contract/target.ts';
import { serverTarget } from './serverTarget.ts';

const started: ServerProcess[] = [];

afterEach(async () => {
  // In reverse order, because a later server may use the folder of an earlier one.
  for (const server of started.splice(0).reverse()) await server.remove();
});

async function start(options?: ServerOptions): Promise<ServerProcess> {
  const server = await startServer(options);
  started.push(server);
  return server;
}

async function startRefused(options: ServerOptions): Promise<string> {
  const server = await spawnServer({ dataDir: await makeDataDir(), ...options });
  started.push(server);
  const { code } = await server.ended;
  expect(code).not.toBe(0);
  expect(code).not.toBeNull();
  return server.output();
}

describe('a server', () => {
  it('refuses the data folder of another running server, which is not affected', async () => {
    const first = await start();
    const { client } = await newPerson(serverTarget(first));
    const output = await startRefused({ dataDir: first.dataDir });
    expect(output).toMatch(/in use/i);
    expect(output).not.toMatch(/^\s+at /m);
    expect(await totalCount(client)).toBe(0);
  });

  it('accepts the data folder of a killed server', async () => {
    const first = await start();
    first.kill('SIGKILL');
    await first.ended;
    const second = await start({ dataDir: first.dataDir });
    await newPerson(serverTarget(second));
  });

  it('refuses a database that a newer version has migrated', async () => {
    const folder = await makeDataDir();
    const database = await openDatabase({ folder });
    await database.query(
      sql`insert into schema_migrations (id, name, applied) values (${9_999}, ${'from the future'}, ${new Date()})`,
    );
    await database.close();
    const output = await startRefused({ dataDir: folder });
    expect(output).toMatch(/newer/i);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '99999'],
    ['APP_ENV', 'testing'],
    ['DATABASE_URL', 'mysql://localhost/library'],
    ['PUBLIC_URL', 'library.example'],
    ['SMTP_URL', 'not a url'],
    ['RATE_LIMITS', 'perhaps'],
    ['RELEASES_API_URL', 'nowhere'],
  ])('refuses %s=%s and names the variable', async (name, value) => {
    const output = await startRefused({ env: { [name]: value } });
    expect(output).toContain(name);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it.each([
    ['DATA_DIR', { DATA_DIR: 'package.json' }],
    ['HOST', { HOST: 'nowhere.invalid' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody@nowhere.invalid/library' }],
  ])('refuses a %s that turns out to be of no use, and names it', async (name, env) => {
    const output = await startRefused({ env });
    expect(output).toContain(name);
    expect(output).toContain('cannot be used');
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('refuses a port that is in use, and names the variable', async () => {
    const first = await start();
    const output = await startRefused({ port: Number(new URL(first.url).port) });
    expect(output).toMatch(/PORT cannot be used: .*EADDRINUSE/);
  });

  it('prints where it listens and where the data is', async () => {
    const server = await start();
    expect(server.output()).toContain(server.url);
    expect(server.output()).toContain(server.dataDir);
  });

  it('warns if all visitors behind a proxy would count as one client', async () => {
    const https = { PUBLIC_URL: 'https://library.example' };
    const server = await start({ env: https });
    await eventually('the warning', () =>
      Promise.resolve(server.output().includes('TRUST_PROXY is not set') || undefined),
    );
    expect((await start({ env: { ...https, TRUST_PROXY: 'loopback' } })).output()).not.toContain('TRUST_PROXY');
    expect((await start()).output()).not.toContain('TRUST_PROXY');
  });

  it('answers requests under way when it is told to stop, and exits with code 0', async () => {
    const server = await start();
    const { client } = await newPerson(serverTarget(server));
    const input = {
      documents: Array.from({ length: 500 }, (_, index) =>
        toInput(article(`Title ${index}`, { abstract: 'x'.repeat(3000) })),
      ),
    };
    const logged = server.output().length;
    // As many large bodies as an account may send at once.
    const answers = Array.from({ length: 2 }, () =>
      client.send<{ addUserDocuments: { documents: Row[] } }>(addManyMutation, { input }),
    );
    const first = await Promise.race(answers);
    server.kill('SIGTERM');
    expect(first.errors).toEqual([]);
    for (const { data, errors } of await Promise.all(answers)) {
      expect(errors).toEqual([]);
      expect(data?.addUserDocuments.documents).toHaveLength(500);
    }
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.output().length).toBeGreaterThan(logged);
    const again = await start({ dataDir: server.dataDir });
    const reader = client.copy();
    const { json } = await fetch(`${again.url}/api`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ query: '{ me { documents { totalCount } } }' }),
    }).then(async (response) => ({ json: (await response.json()) as unknown }));
    expect(json).toEqual({ data: { me: { documents: { totalCount: 1000 } } } });
  });

  it('stops even if a client keeps an idle connection open', async () => {
    const server = await start();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await eventually('a connection', () => (socket.readyState === 'open' ? true : undefined));
    server.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    socket.destroy();
  });

  it('logs one line of JSON for each request, with the user agent and without secrets', async () => {
    const server = await start({ env: { APP_ENV: 'production' } });
    const { client, password } = await newPerson(serverTarget(server));
    await client.ask('{ me { id } }');
    const lines = await eventually('the log', () => {
      const all = server
        .output()
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []));
      return all.some((line) => JSON.stringify(line).includes('"web"')) ? all : undefined;
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(server.output()).not.toContain(password);
    for (const value of client.cookies.values()) expect(server.output()).not.toContain(value);
  });
});

it('production neither serves nor runs code of the mock server', async () => {
  const server = await start();
  for (const path of ['/__mock', '/__mock/page.js', '/__mock/state']) {
    const response = await fetch(server.url + path, { headers: { 'x-mock-scenario': 'unreachable' } });
    expect([response.status, response.headers.get('x-served-by')]).toEqual([404, null]);
  }
  const files = ['dist/server', 'dist/client'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|html)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(files).not.toEqual([]);
  // The statechart pages describe the machine of the control panel.
  const naming = files.filter(
    (file) => !file.includes('statecharts') && /__mock|mock-scenario/.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual([]);
});
