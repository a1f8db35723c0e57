// Tests the shutdown of a server process under load: accepted requests are answered, and a load balancer stops sending new ones.
import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startServer, type ServerOptions, type ServerProcess } from '#tests/support/serverProcess.ts';
import { meQuery } from './contract/operations.ts';

const started: ServerProcess[] = [];
let other: Server | null = null;

afterEach(async () => {
  other?.closeAllConnections();
  other?.close();
  other = null;
  for (const server of started.splice(0)) {
    server.kill('SIGKILL');
    await server.remove();
  }
});

async function start(options?: ServerOptions): Promise<ServerProcess> {
  const server = await startServer(options);
  started.push(server);
  return server;
}

/** Another server behind the same load balancer, started before. */
async function startOther(): Promise<{ url: string }> {
  other = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  return { url: `http://127.0.0.1:${(other.address() as AddressInfo).port}` };
}

/** The status of a request on a keep-alive connection, or its error code. */
function ask(agent: Agent, url: string): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = request(new URL('/api', url), {
      ...{ agent, method: 'POST', headers: { 'content-type': 'application/json' } },
    });
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    asked.once('response', (response) => {
      response.resume();
      response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.end(JSON.stringify({ query: meQuery }));
  });
}

const clients = 20;

/**
 * Sends requests of many clients, each on its own connection, while the first of two servers stops and a load balancer switches to the other. Returns the
 * results.
 */
async function askDuringShutdown(): Promise<Record<'first' | 'second', Set<number | string>>> {
  const first = await start({ env: { SHUTDOWN_GRACE: '2' } });
  const second = await startOther();
  const outcomes = { first: new Set<number | string>(), second: new Set<number | string>() };
  let isFirstReady = true;
  let isOver = false;
  const answered = { first: 0, second: 0 };
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let server: 'first' | 'second' = 'first';
    while (!isOver) {
      if (!isFirstReady) server = 'second';
      const outcome = await ask(agent, server === 'first' ? first.url : second.url);
      outcomes[server].add(outcome);
      answered[server] += 1;
    }
    agent.destroy();
  };
  const asking = Array.from({ length: clients }, client);
  await eventually('requests on every connection', () => answered.first > 5 * clients || undefined);
  first.kill('SIGTERM');
  await eventually('the server to say that it ends', async () =>
    (await fetch(`${first.url}/readyz`)).status === 503 ? true : undefined,
  );
  isFirstReady = false;
  expect(await first.ended).toEqual({ code: 0, signal: null });
  await eventually('requests at the other server', () => answered.second > 5 * clients || undefined);
  isOver = true;
  await Promise.all(asking);
  return outcomes;
}

describe('a server that is told to end', { timeout: 180_000 }, () => {
  it('loses no request of 20 clients whom a load balancer then sends elsewhere', async () => {
    expect(await askDuringShutdown()).toEqual({ first: new Set([200]), second: new Set([200]) });
  });

  it('stops at once when it is told again', async () => {
    const server = await start({ env: { SHUTDOWN_GRACE: '600' } });
    server.kill('SIGTERM');
    await eventually('the server to say that it ends', async () => {
      const { status, headers } = await fetch(`${server.url}/readyz`);
      return status === 503 && headers.get('connection') === 'close' ? true : undefined;
    });
    await eventually('the end', () => {
      server.kill('SIGTERM');
      return server.hasEnded() || undefined;
    });
    expect(await server.ended).toEqual({ code: 1, signal: null });
  });
});
