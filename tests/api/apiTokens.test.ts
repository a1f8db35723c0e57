// Tests what API tokens do over time and within limits. The tests control the clock.
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApiToken, endApiToken, listApiTokens, script, tryApiToken } from './contract/apiTokenOperations.ts';
import { meQuery, whoAmI } from './contract/operations.ts';
import { newPerson } from './contract/target.ts';
import { type InProcessTarget, startInProcess } from './inProcess.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let target: InProcessTarget;
let text = '';

beforeAll(async () => {
  const log = pino({}, { write: (line: string) => (text += line) });
  target = await startInProcess({ RATE_LIMITS: 'on' }, { log });
});
afterAll(() => target.stop());
beforeEach(() => {
  text = '';
});

const lines = () =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const statusOf = async (secret: string) => (await script(target, secret).rest('GET', '/api/_auth/session')).status;

it('a token expires, stays in the list for a month, and then makes room', async () => {
  const { client } = await newPerson(target);
  const { secret, apiToken } = await createApiToken(client, { expiresInDays: 7 });
  const endless = await createApiToken(client);
  target.advance(7 * day - 1);
  expect(await statusOf(secret)).toBe(200);
  target.advance(1);
  expect(await statusOf(secret)).toBe(401);
  expect(await statusOf(endless.secret)).toBe(200);
  expect((await listApiTokens(client)).map(({ id }) => id)).toContain(apiToken.id);
});

it('the last use is exact to a minute, and written no more often', async () => {
  const { client } = await newPerson(target);
  const { secret } = await createApiToken(client);
  const lastUsed = async () => (await listApiTokens(client))[0]?.lastUsed;
  await statusOf(secret);
  const first = await lastUsed();
  target.advance(minute - 1);
  await statusOf(secret);
  expect(await lastUsed()).toBe(first);
  target.advance(1);
  await statusOf(secret);
  expect(Date.parse((await lastUsed()) ?? '') - Date.parse(first ?? '')).toBe(minute);
});

it('creating a token needs the password or a recent log-in; ending one does not', async () => {
  const { client, password } = await newPerson(target);
  const { apiToken } = await createApiToken(client);
  target.advance(11 * minute);
  const asked = await tryApiToken(client);
  expect(asked).toMatchObject({ problems: [{ path: ['password'] }] });
  expect(await tryApiToken(client, { password: 'wrong' })).toMatchObject({ problems: [{ path: ['password'] }] });
  expect((await tryApiToken(client, { password })).__typename).toBe('ApiTokenCreated');
  await endApiToken(client, apiToken.id);
  expect((await listApiTokens(client)).map(({ id }) => id)).not.toContain(apiToken.id);
});

it('an account creates 20 tokens in an hour', async () => {
  const { client } = await newPerson(target);
  for (let count = 0; count < 20; count += 1) await createApiToken(client);
  await expect(tryApiToken(client)).rejects.toThrow('RATE_LIMITED');
});

it('each token has a limit of its own, which says when it may go on', async () => {
  const { client } = await newPerson(target);
  const [busy, other] = [await createApiToken(client), await createApiToken(client)];
  const asks = script(target, busy.secret);
  for (let done = 0; done < 5_000; done += 100) {
    await Promise.all(Array.from({ length: 100 }, () => asks.rest('GET', '/api/_auth/session')));
  }
  const refused = await asks.rest('GET', '/api/_auth/session');
  expect(refused.status).toBe(429);
  expect(refused.json).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
  expect(await statusOf(other.secret)).toBe(200);
  expect(await whoAmI(client)).not.toBeNull();
  target.advance(60 * minute);
  expect(await statusOf(busy.secret)).toBe(200);
});

it('the audit log tells what happens to tokens, each request names its token, and no secret is in the log', async () => {
  const { client, id } = await newPerson(target);
  const { secret, apiToken } = await createApiToken(client);
  const nightly = script(target, secret);
  await nightly.ask(meQuery);
  await endApiToken(client, apiToken.id);
  expect((await nightly.send(meQuery)).status).toBe(401);
  const audits = lines().filter(({ msg, event }) => msg === 'audit' && String(event).startsWith('api-token'));
  expect(audits).toMatchObject([
    { event: 'api-token-created', account: id, token: apiToken.id },
    { event: 'api-token-ended', account: id, token: apiToken.id },
    { event: 'api-token-rejected', account: null },
  ]);
  const requests = lines().filter(({ msg, token }) => msg === 'request' && token === apiToken.id);
  expect(requests).toMatchObject([{ account: id, path: '/api', status: 200 }]);
  expect(text).not.toContain(secret.slice(4));
});
