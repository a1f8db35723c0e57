// Tests the parts of two-step login that depend on the time or on stored rows: expiry of challenges and setups, limits, deletion.
import { Secret, TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestClient, type TestServer, startTestServer } from '../../testServer.ts';
import { deleteOldSetups } from './totpFactors.ts';

const password = 'correct horse battery';
const minute = 60 * 1000;
const signup = `mutation ($email: EmailAddress!) { signup(input: { email: $email, password: "${password}" }) { __typename } }`;
const login = `mutation ($email: EmailAddress!) { login(input: { email: $email, password: "${password}" }) { __typename ... on SecondFactorRequired { challengeToken } } }`;
const setUp = `mutation { setUpTotp(input: { password: "${password}" }) { ... on TotpSetup { secret } } }`;
const enable = `mutation ($code: String!) { enableTotp(input: { oneTimeCode: $code }) { __typename ... on RecoveryCodesReturned { recoveryCodes } } }`;
const confirm = `mutation ($token: String!, $code: String!) { confirmSecondFactor(input: { challengeToken: $token, oneTimeCode: $code }) { __typename } }`;
const remove = `mutation { deleteAccount(input: { password: "${password}" }) { __typename } }`;
const now = `{ me { sessions { created current } } }`;

let server: TestServer;
let last = 0;
let passed = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function pass(milliseconds: number): void {
  passed += milliseconds;
  server.pass(milliseconds);
}

async function newPerson(): Promise<{ client: TestClient; email: string; begun: number }> {
  const email = `guarded${(last += 1)}@example.org`;
  const client = server.client();
  await client.one(signup, { email });
  const { sessions } = await client.one<{ sessions: { created: string; current: boolean }[] }>(now);
  return { client, email, begun: Date.parse(sessions[0]?.created ?? '') - passed };
}

async function newGuarded() {
  const person = await newPerson();
  const { secret } = await person.client.one<{ secret: string }>(setUp);
  const code = () => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: person.begun + passed });
  const { recoveryCodes } = await person.client.one<{ recoveryCodes: string[] }>(enable, { code: code() });
  pass(minute);
  const challenge = async () =>
    (await server.client().one<{ challengeToken: string }>(login, { email: person.email })).challengeToken;
  return { ...person, secret, code, recoveryCodes, challenge };
}

test('a log-in waits ten minutes for its second step', async () => {
  const one = await newGuarded();
  const token = await one.challenge();
  pass(10 * minute);
  expect(await server.client().one(confirm, { token, code: one.code() })).toEqual({ __typename: 'TokenProblem' });
});

test('a setup expires after an hour', async () => {
  const { client, begun } = await newPerson();
  const { secret } = await client.one<{ secret: string }>(setUp);
  pass(60 * minute);
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: begun + passed });
  expect(await client.one(enable, { code })).toEqual({ __typename: 'TokenProblem' });
  await deleteOldSetups(server.database, new Date(begun + passed));
  expect(await server.database.query(sql`select 1 from totp_factors where enabled is null`)).toEqual([]);
});

test('an account accepts ten wrong codes an hour, and correct ones do not count', async () => {
  const one = await newGuarded();
  const code = async (typed: string) =>
    (await server.client().ask(confirm, { token: await one.challenge(), code: typed })).errors?.[0]?.extensions.code;
  const answers: (string | undefined)[] = [];
  for (let index = 0; index < 10; index += 1) answers.push(await code('000000'));
  expect(answers).toEqual(Array(10).fill(undefined));
  expect(await code(one.code())).toBe('RATE_LIMITED');
  pass(60 * minute);
  expect(await code(one.code())).toBeUndefined();
});

test('neither recovery codes nor tokens are stored as they are, and all of it goes with the account', async () => {
  const one = await newGuarded();
  const token = await one.challenge();
  const everything = async () =>
    JSON.stringify(
      await server.database.query(sql`
        select (select json_agg(r) from recovery_codes r) as codes, (select json_agg(c) from login_challenges c) as challenges,
          (select json_agg(t) from totp_factors t) as apps`),
    );
  const before = await everything();
  for (const secret of [token, ...one.recoveryCodes, ...one.recoveryCodes.map((code) => code.replace('-', ''))]) {
    expect(before).not.toContain(secret);
    expect(before).not.toContain(Buffer.from(secret).toString('hex'));
  }
  const [user] = await server.database.query<{ id: string }>(sql`select id from users where email = ${one.email}`);
  expect(before).toContain(user?.id);
  await one.client.one(remove);
  expect(await everything()).not.toContain(user?.id);
});
