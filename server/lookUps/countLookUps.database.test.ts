// What counts towards the limits of an account: on a server whose services are as busy as a test wants.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ServiceFailure } from './serviceFailure.ts';
import { type TestClient, type TestServer, startTestServer } from '../testServer.ts';

const lookUp = 'mutation ($text: String!) { lookUp(input: { text: $text }) { results { status } } }';
const signup = `mutation {
  signup(input: { email: "person@example.org", password: "correct horse battery" }) { __typename }
}`;

let server: TestServer;
let client: TestClient;
let isBusy: boolean;

beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      isOn: true,
      isRemote: false,
      ask: () =>
        isBusy
          ? Promise.reject(new ServiceFailure('LIMITED', 'Not now.'))
          : Promise.resolve({ status: 404, headers: {}, body: '' }),
    },
  );
  client = server.client();
  await client.one(signup);
});
afterAll(() => server.close());
beforeEach(async () => {
  isBusy = false;
  await server.database.query(sql`truncate rate_limits`);
});

const dois = (count: number) => Array.from({ length: count }, (_, index) => `10.1000/${index}`).join(' ');

const codeOf = async (text: string) => (await client.ask(lookUp, { text })).errors?.[0]?.extensions.code ?? null;

/** The counts of both limits, the larger one first: the table names them only by hashes. */
async function counted(): Promise<number[]> {
  const rows = await server.database.query<{ count: number }>(sql`select count from rate_limits order by count desc`);
  return rows.map(({ count }) => count);
}

/** Sets the larger count. */
const setCount = (count: number) =>
  server.database.query(
    sql`update rate_limits set count = ${count} where count = (select max(count) from rate_limits)`,
  );

test('each identifier counts, and each request', async () => {
  expect(await codeOf(dois(20))).toBeNull();
  expect(await codeOf(dois(3))).toBeNull();
  expect(await counted()).toEqual([23, 2]);
});

test('identifiers that a service is too busy for do not count, whether they come alone or with others', async () => {
  isBusy = true;
  expect(await codeOf(dois(1))).toBeNull();
  expect(await codeOf(dois(20))).toBeNull();
  expect(await counted()).toEqual([2, 0]);
});

test('a request for more than is left uses nothing of it up', async () => {
  await codeOf(dois(2));
  await setCount(950);
  expect(await codeOf(dois(51))).toBe('RATE_LIMITED');
  expect(await codeOf(dois(50))).toBeNull();
  expect(await codeOf(dois(1))).toBe('RATE_LIMITED');
  expect(await counted()).toEqual([1_000, 4]);
});

test('requests without identifiers, and those that are refused, have a limit of their own', async () => {
  expect(await codeOf('only words')).toBeNull();
  expect(await codeOf(dois(101))).toBe('BAD_USER_INPUT');
  expect(await counted()).toEqual([2]);
  await setCount(2_999);
  expect(await codeOf('only words')).toBeNull();
  expect(await codeOf('only words')).toBe('RATE_LIMITED');
});
