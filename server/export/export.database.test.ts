// Tests exports that fail halfway, and clients that disconnect.
import { randomBytes } from 'node:crypto';
import {
  createServer as createHttpServer,
  get,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../createServer.ts';
import type { Database } from '../database/database.ts';
import type { EmbeddedDatabase } from '../database/openDatabase.ts';
import { openTestDatabase } from '../database/testDatabase.ts';
import { createNewId } from '../ids.ts';
import { noLookups } from '../lookUps/noLookups.ts';
import { TestClient } from '../testServer.ts';

let database: EmbeddedDatabase;
let close: () => Promise<void>;
let client: TestClient;
let url: string;
/** The same server for clients that read only the head of the response, independent of the buffers of sockets. */
let unread: HttpServer;
/** The number of pages of an export that are read before the next one fails. */
let pagesBeforeFailure = Infinity;
let pagesRead = 0;
let inTransaction = 0;
const logged: Record<string, unknown>[] = [];

function isPage(text: string): boolean {
  return text.includes('order by added, id limit');
}

beforeAll(async () => {
  database = await openTestDatabase();
  const watched: Database = {
    query<Row>(statement: Parameters<Database['query']>[0]) {
      if (isPage(statement.text)) {
        pagesRead += 1;
        if (pagesRead > pagesBeforeFailure) return Promise.reject(new Error('The disk has failed.'));
      }
      return database.query<Row>(statement);
    },
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          query(statement) {
            if (isPage(statement.text)) inTransaction += 1;
            return tx.query(statement);
          },
        }),
      ),
    close: () => database.close(),
  };
  const clock = { now: () => new Date() };
  const random = (bytes: number) => new Uint8Array(randomBytes(bytes));
  const server = createServer({
    ...{ database: watched, clock, random, newId: createNewId(clock, random) },
    mailer: { send: () => Promise.resolve() },
    releases: { latestVersion: () => Promise.resolve(null) },
    lookups: noLookups,
    log: pino({}, { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) }),
  });
  ({ url } = await server.listen(0, '127.0.0.1'));
  unread = createHttpServer((request, response) => {
    sendHeadOnly(response);
    server.handle(request, response);
  });
  await new Promise<void>((resolve) => unread.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  client = await signUp('export@example.org');
  for (let batch = 0; batch < 4; batch += 1) {
    // Large enough that the server soon has to wait for a client that does not read.
    const documents = Array.from({ length: 400 }, (_, index) => ({
      other: { title: `Document ${batch * 400 + index}`, abstract: 'Long. '.repeat(1_000) },
    }));
    await client.one(
      'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
      {
        input: { documents },
      },
    );
  }
});

afterAll(async () => {
  unread.close();
  unread.closeAllConnections();
  await close();
  await database.close();
});

/** Sends the head with the first write, and then reports a full buffer, as for a client that does not read. */
function sendHeadOnly(response: ServerResponse): void {
  response.write = () => {
    response.flushHeaders();
    return false;
  };
}

async function signUp(email: string): Promise<TestClient> {
  const person = new TestClient(url);
  const input = { email, password: 'a rather long sentence' };
  await person.ask('mutation ($input: SignupInput!) { signup(input: $input) { __typename } }', { input });
  return person;
}

function open({ cookie }: TestClient = client, from = url): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(new URL('/api/export/ris', from), { headers: { cookie: cookie ?? '' }, agent: false }, resolve).on(
      'error',
      reject,
    );
  });
}

test('a failure before the first byte is sent as an error', async () => {
  [pagesRead, pagesBeforeFailure] = [0, 0];
  const answer = await client.fetch('/api/export/bib');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(await answer.text()).not.toContain('disk');
});

test('a later failure breaks the connection', async () => {
  [pagesRead, pagesBeforeFailure] = [0, 2];
  const answer = await client.fetch('/api/export/bib');
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

test('pages are read as fast as the client reads, without a transaction, and only until it disconnects', async () => {
  [pagesRead, pagesBeforeFailure] = [0, Infinity];
  const response = await open();
  await new Promise((resolve) => response.once('readable', resolve));
  response.pause();
  // Other requests are answered meanwhile, and the export does not read ahead.
  expect(await client.one('{ me { documents { totalCount } } }')).toBeTruthy();
  expect(pagesRead).toBeLessThan(32);
  expect(inTransaction).toBe(0);
  const closed = new Promise((resolve) => response.once('close', resolve));
  response.destroy();
  await closed;
  expect(await client.one('{ me { id } }')).toBeTruthy();
  const whenGone = pagesRead;
  expect(await client.one('{ me { documents { totalCount } } }')).toBeTruthy();
  expect(pagesRead - whenGone).toBeLessThanOrEqual(1);
});

test('an account can run two exports at once, and another when one of them has ended', async () => {
  [pagesRead, pagesBeforeFailure] = [0, Infinity];
  // Uses its own account, because an export of another test may still be ending.
  const reader = await signUp('reader@example.org');
  const input = { documents: [{ other: { title: 'One' } }] };
  await reader.one(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    { input },
  );
  const address = `http://127.0.0.1:${(unread.address() as AddressInfo).port}`;
  const running = await Promise.all([open(reader, address), open(reader, address)]);
  expect(running.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  for (const path of ['/api/export/bib', '/api/export/account.json']) {
    const refused = await reader.fetch(path);
    expect([refused.status, refused.headers.get('content-disposition')]).toEqual([429, null]);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  }
  expect(logged.filter(({ event }) => event === 'limit-reached')).toEqual([
    expect.objectContaining({ limit: 'downloads:account', account: expect.stringMatching(/^user_/) as string }),
    expect.objectContaining({ limit: 'downloads:account' }),
  ]);
  const other = await signUp('other@example.org');
  expect((await other.fetch('/api/export/bib')).status).toBe(200);

  running[0].destroy();
  await expect.poll(async () => (await reader.fetch('/api/export/bib', { method: 'HEAD' })).status).toBe(200);
  running[1].destroy();
});

test('documents with megabytes of text are all in the file, in order', async () => {
  const large = await signUp('large@example.org');
  const documents = Array.from({ length: 9 }, (_, index) => ({
    other: { title: `Large ${index}`, abstract: 'x'.repeat(index % 3 === 0 ? 900_000 : 10) },
  }));
  await large.one(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    {
      input: { documents },
    },
  );
  const text = await (await large.fetch('/api/export/ris')).text();
  expect(text.match(/Large \d/g)).toEqual(documents.map(({ other }) => other.title));
});
