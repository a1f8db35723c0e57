// Tests that an unreachable database gives the same error everywhere, and that the server recovers once it is back.
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { startPostgres, whyNoPostgres, type PostgresServer } from '#tests/support/postgres.ts';
import { startServer, type ServerProcess } from '#tests/support/serverProcess.ts';
import { meQuery, whoAmI } from './contract/operations.ts';
import { newPerson, type Person } from './contract/target.ts';
import { serverTarget } from './serverTarget.ts';

const reason = whyNoPostgres();
if (reason !== null) console.warn(`An outage of PostgreSQL is not tested: ${reason}.`);

/** A TCP proxy that can be cut, or stop forwarding. */
class CuttableWay {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #isBlocked = false;
  port = 0;

  constructor(target: number) {
    this.#target = target;
  }

  async open(): Promise<void> {
    const server = createServer((socket) => {
      const onward = connect(this.#target, '127.0.0.1');
      for (const each of [socket, onward]) {
        this.#sockets.add(each);
        each.on('error', () => undefined);
        each.on('close', () => {
          socket.destroy();
          onward.destroy();
        });
      }
      socket.on('data', (data) => onward.write(data));
      onward.on('data', (data) => socket.write(data));
      if (this.#isBlocked) this.block();
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** As if the other side hangs: connections stay open and new ones are accepted, but no data is forwarded. */
  block(): void {
    this.#isBlocked = true;
    for (const socket of this.#sockets) socket.pause();
  }

  unblock(): void {
    this.#isBlocked = false;
    for (const socket of this.#sockets) socket.resume();
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }
}

describe.skipIf(reason !== null)('an outage of the database', () => {
  let postgres: PostgresServer | null = null;
  let way: CuttableWay;
  let server: ServerProcess;
  let person: Person;

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = new URL((await postgres?.createDatabase('outage')) ?? '');
    way = new CuttableWay(Number(url.port));
    await way.open();
    url.port = String(way.port);
    server = await startServer({ env: { DATABASE_URL: url.href } });
    person = await newPerson(serverTarget(server));
  });
  afterAll(async () => {
    await server.remove();
    await way.cut();
    await postgres?.stop();
  });

  const isReady = async () => (await fetch(`${server.url}/readyz`)).ok || undefined;

  /** Expects all endpoints to answer 503 with Retry-After and the same code. */
  async function expectOutage(): Promise<void> {
    const { client } = person;
    const asked = {
      graphql: client.send(meQuery),
      mutation: client.send('mutation { logout { result } }'),
      session: client.rest('GET', '/api/_auth/session'),
      export: client.rest('GET', '/api/export/bib'),
      account: client.rest('GET', '/api/export/account.json'),
    };
    for (const [name, answer] of Object.entries(asked)) {
      const { status, headers, text } = await answer;
      expect([name, status, headers.get('retry-after')]).toEqual([name, 503, '2']);
      expect(text).toContain('"code":"SERVICE_UNAVAILABLE"');
      expect(text).toContain('The database cannot be reached.');
    }
    const ready = await client.rest('GET', '/readyz');
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await client.rest('GET', '/healthz')).status).toBe(200);
  }

  it('is reported to all clients, and ends as soon as the database is back', async () => {
    await way.cut();
    await expectOutage();
    await way.open();
    await eventually('the server to be ready', isReady);
    expect(await whoAmI(person.client)).toBe(person.id);
  });

  it('is reported the same way if the database hangs, which looks like slow statements', async () => {
    way.block();
    await expectOutage();
    way.unblock();
    await eventually('the server to be ready', isReady);
    expect(await whoAmI(person.client)).toBe(person.id);
  });
});
