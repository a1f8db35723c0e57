// Tests the parts of passkeys that depend on the time or on stored rows: expiry of challenges, recent log-ins, limits, deletion.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SoftwareAuthenticator } from '#tests/support/softwareAuthenticator.ts';
import { type TestClient, type TestServer, startTestServer } from '../../testServer.ts';
import { deleteOldPasskeyChallenges } from './passkeyChallenges.ts';

const password = 'correct horse battery';
const minute = 60 * 1000;
const outcome = '__typename ... on InputValidationProblem { problems { path message } }';
const signup = `mutation ($email: EmailAddress!) { signup(input: { email: $email, password: "${password}" }) { __typename } }`;
const start = `mutation ($password: String) { startPasskeySetup(input: { password: $password }) { ${outcome} ... on PasskeyOptions { options } } }`;
const add = `mutation ($credential: String!) { addPasskey(input: { credential: $credential }) { ${outcome} } }`;
const remove = `mutation ($id: ID!, $password: String) { removePasskey(input: { id: $id, password: $password }) { ${outcome} } }`;
const startLogin = 'mutation { startPasskeyLogin { options } }';
const login = `mutation ($credential: String!) { loginWithPasskey(input: { credential: $credential }) { ${outcome} } }`;
const deleteAccount = `mutation { deleteAccount(input: { password: "${password}" }) { __typename } }`;
const own = '{ me { passkeys { id } } }';

interface Outcome {
  __typename: string;
  options?: string;
  problems?: { path: string[]; message: string }[];
}

let server: TestServer;
let last = 0;
let passed = 0;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

function pass(milliseconds: number): void {
  passed += milliseconds;
  server.pass(milliseconds);
}

async function newPerson(): Promise<{ client: TestClient; email: string }> {
  const email = `keyed${(last += 1)}@example.org`;
  const client = server.client();
  await client.one(signup, { email });
  return { client, email };
}

const newDevice = () => new SoftwareAuthenticator({ origin: server.url });
const setupOptions = async (client: TestClient, given: string | null = null) =>
  (await client.one<Outcome>(start, { password: given })).options ?? '';
const loginOptions = async () => (await server.client().one<{ options: string }>(startLogin)).options;
const codeOf = async (client: TestClient, query: string, variables = {}) =>
  (await client.ask(query, variables)).errors?.[0]?.extensions.code;

async function newOwner() {
  const person = await newPerson();
  const device = newDevice();
  const credential = device.create(await setupOptions(person.client));
  expect(await person.client.one(add, { credential })).toMatchObject({ __typename: 'UserReturned' });
  const [row] = (await person.client.one<{ passkeys: { id: string }[] }>(own)).passkeys;
  return { ...person, device, id: row?.id ?? '' };
}

const challenges = () => server.database.query(sql`select 1 from passkey_challenges`);

test('a challenge is valid for ten minutes, and expired ones are removed', async () => {
  const { client, device } = await newOwner();
  const [setup, logIn] = [await setupOptions(client), await loginOptions()];
  const unused = await loginOptions();
  expect(unused).not.toBe(logIn);
  pass(10 * minute);
  const made = newDevice().create(setup);
  expect(await client.one(add, { credential: made })).toMatchObject({ __typename: 'TokenProblem' });
  const signed = device.sign(logIn);
  expect(await server.client().one(login, { credential: signed })).toMatchObject({ __typename: 'TokenProblem' });
  const now = new Date(Date.parse('2026-01-01T12:00:00Z') + passed);
  expect(await challenges()).not.toEqual([]);
  await deleteOldPasskeyChallenges(server.database, now);
  expect(await challenges()).toEqual([]);
});

test('a challenge from before the clock was set back is expired', async () => {
  const { device } = await newOwner();
  const options = await loginOptions();
  pass(-60 * minute);
  const credential = device.sign(options);
  expect(await server.client().one(login, { credential })).toMatchObject({ __typename: 'TokenProblem' });
  pass(60 * minute);
});

test('adding and removing ask for the password once the log-in is more than ten minutes ago', async () => {
  const { client, id } = await newOwner();
  pass(10 * minute);
  const needed = { problems: [{ path: ['password'] }] };
  for (const given of [null, '', 'not the password']) {
    expect(await client.one(start, { password: given })).toMatchObject(needed);
    expect(await client.one(remove, { id, password: given })).toMatchObject(needed);
  }
  const credential = newDevice().create(await setupOptions(client, password));
  expect(await client.one(add, { credential })).toMatchObject({ __typename: 'UserReturned' });
  expect(await client.one(remove, { id, password })).toMatchObject({ __typename: 'UserReturned' });
  expect((await client.one<{ passkeys: { id: string }[] }>(own)).passkeys).toHaveLength(1);
});

test('a log-in with a passkey is a recent one', async () => {
  const { device, id } = await newOwner();
  pass(10 * minute);
  const browser = server.client();
  await browser.one(login, { credential: device.sign(await loginOptions()) });
  expect(await browser.one(remove, { id })).toMatchObject({ __typename: 'UserReturned' });
});

test('a setup can be started twenty times an hour', async () => {
  const { client } = await newPerson();
  for (let time = 0; time < 20; time += 1) expect(await codeOf(client, start)).toBeUndefined();
  expect(await codeOf(client, start)).toBe('RATE_LIMITED');
  pass(60 * minute);
  expect(await codeOf(client, start, { password })).toBeUndefined();
});

test('an account has at most twenty passkeys', async () => {
  const { client } = await newPerson();
  for (let time = 0; time < 20; time += 1) {
    const credential = newDevice().create(await setupOptions(client));
    expect(await client.one(add, { credential })).toMatchObject({ __typename: 'UserReturned' });
  }
  pass(60 * minute);
  const refused = await client.one<Outcome>(start, { password });
  expect(refused.problems?.[0]?.message).toMatch(/limit of 20 passkeys/);
});

test('the counter accepts the largest value of an authenticator', async () => {
  const { device } = await newOwner();
  const most = 2 ** 32 - 1;
  const credential = device.sign(await loginOptions(), { counter: most });
  expect(await server.client().one(login, { credential })).toMatchObject({ __typename: 'UserReturned' });
  const again = device.sign(await loginOptions(), { counter: most });
  expect(await server.client().one(login, { credential: again })).toMatchObject({ problems: [{ path: [] }] });
  const back = device.sign(await loginOptions(), { counter: 0 });
  expect(await server.client().one(login, { credential: back })).toMatchObject({ problems: [{ path: [] }] });
});

test('a client fails a hundred times in 15 minutes and no more, and good log-ins do not count', async () => {
  pass(15 * minute);
  const { device } = await newOwner();
  const logIn = async () => codeOf(server.client(), login, { credential: device.sign(await loginOptions()) });
  for (let time = 0; time < 5; time += 1) expect(await logIn()).toBeUndefined();
  for (let time = 0; time < 100; time += 1) await server.client().ask(login, { credential: 'nothing' });
  expect(await logIn()).toBe('RATE_LIMITED');
  pass(15 * minute);
  expect(await logIn()).toBeUndefined();
});

test('a client is given 300 challenges in 15 minutes', async () => {
  pass(15 * minute);
  const client = server.client();
  for (let time = 0; time < 300; time += 1) await client.ask(startLogin);
  expect(await codeOf(client, startLogin)).toBe('RATE_LIMITED');
  pass(15 * minute);
  expect(await codeOf(client, startLogin)).toBeUndefined();
});

test('challenges are not stored as they are, and all of it goes with the account', async () => {
  const { client, email } = await newOwner();
  const { challenge } = JSON.parse(await setupOptions(client)) as { challenge: string };
  const everything = async () =>
    JSON.stringify(
      await server.database.query(sql`
        select (select json_agg(p) from passkeys p) as passkeys, (select json_agg(c) from passkey_challenges c) as challenges`),
    );
  const before = await everything();
  expect(before).not.toContain(challenge);
  expect(before).not.toContain(Buffer.from(challenge, 'base64url').toString('hex'));
  expect(before).not.toContain(Buffer.from(challenge).toString('hex'));
  const [user] = await server.database.query<{ id: string }>(sql`select id from users where email = ${email}`);
  expect(before).toContain(user?.id);
  await client.one(deleteAccount);
  expect(await everything()).not.toContain(user?.id);
});
