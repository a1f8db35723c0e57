// Tests that ending sessions requires the password or a recent log-in. The tests control the clock.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, whoAmI } from './contract/operations.ts';
import { anonymous, newPerson } from './contract/target.ts';
import { type InProcessTarget, startInProcess } from './inProcess.ts';

const minute = 60_000;
const endOthers = `mutation others($input: EndOtherSessionsInput) {
  endOtherSessions(input: $input) { result problems { path message } }
}`;
const endOne = `mutation one($input: EndSessionInput!) { endSession(input: $input) { result problems { path message } } }`;

interface Ended {
  result: boolean;
  problems: { path: string[]; message: string }[];
}

let target: InProcessTarget;

beforeAll(async () => {
  target = await startInProcess();
});
afterAll(() => target.stop());

/** An account with two sessions, the first of which is some minutes old. */
async function twoSessions(minutes: number) {
  const owner = await newPerson(target);
  target.advance(minutes * minute);
  const other = anonymous(target);
  await login(other, { email: owner.email, password: owner.password });
  const { me } = await other.ask<{ me: { sessions: { id: string; current: boolean }[] } }>(
    '{ me { sessions { id current } } }',
  );
  const idOfOther = me.sessions.find(({ current }) => current)?.id;
  const idOfOwner = me.sessions.find(({ current }) => !current)?.id;
  return { ...owner, other, idOfOther, idOfOwner };
}

it.each([
  [
    'all others',
    async (client: ReturnType<typeof anonymous>, _id: string | undefined, password?: string) =>
      (await client.ask<{ endOtherSessions: Ended }>(endOthers, password === undefined ? {} : { input: { password } }))
        .endOtherSessions,
  ],
  [
    'one',
    async (client: ReturnType<typeof anonymous>, id: string | undefined, password?: string) =>
      (await client.ask<{ endSession: Ended }>(endOne, { input: { id, password } })).endSession,
  ],
])('%s: asks for the password once the log-in is ten minutes ago, and ends nothing without it', async (_name, end) => {
  const { client, other, id, idOfOther, password } = await twoSessions(11);
  const asked = await end(client, idOfOther);
  expect(asked).toMatchObject({ result: false, problems: [{ path: ['password'] }] });
  expect(asked.problems[0]?.message).toContain('10 minutes');
  expect(await end(client, idOfOther, 'wrong')).toMatchObject({
    result: false,
    problems: [{ path: ['password'], message: 'This is not your password.' }],
  });
  expect(await whoAmI(other)).toBe(id);
  expect(await end(client, idOfOther, password)).toEqual({ result: true, problems: [] });
  expect(await whoAmI(other)).toBeNull();
  expect(await whoAmI(client)).toBe(id);
});

it('requires no password after a recent log-in', async () => {
  const { client, other } = await twoSessions(9);
  expect((await client.ask<{ endOtherSessions: Ended }>(endOthers)).endOtherSessions.result).toBe(true);
  expect(await whoAmI(other)).toBeNull();
});

it('requires no password to end the current session', async () => {
  const { client, idOfOwner } = await twoSessions(60);
  expect((await client.ask<{ endSession: Ended }>(endOne, { input: { id: idOfOwner } })).endSession.result).toBe(true);
  expect(await whoAmI(client)).toBeNull();
});

it.each([5, 60])("doesn't count a log-in as recent after the clock was set back by %i minutes", async (back) => {
  const { client } = await twoSessions(1);
  target.advance(-back * minute);
  expect((await client.ask<{ endOtherSessions: Ended }>(endOthers)).endOtherSessions.result).toBe(false);
});

it("doesn't count an old log-in as recent when the clock was set back to its time", async () => {
  const { client, id } = await twoSessions(60);
  expect(await whoAmI(client)).toBe(id);
  target.advance(-55 * minute);
  expect((await client.ask<{ endOtherSessions: Ended }>(endOthers)).endOtherSessions.result).toBe(false);
});
