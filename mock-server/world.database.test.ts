// Two worlds in which the same happens are the same, to the mails in their outboxes.
import { expect, test } from 'vitest';
import type { Mail } from '#server/edges.ts';
import { openDoor } from './openDoor.ts';
import { emptySnapshot } from './snapshot.ts';
import { openWorld } from './world.ts';

const signup = `mutation ($input: SignupInput!) { signup(input: $input) { __typename } }`;
const changeEmail = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { __typename } }`;

/** What lies in the outbox after somebody has signed up and changed the address. */
async function mailsOfAStory(): Promise<Mail[]> {
  const world = await openWorld(emptySnapshot(4), { seed: 4, publicUrl: 'https://library.example' });
  const door = await openDoor(world.handle);
  const password = 'a rather long sentence';
  let session = '';
  const ask = async (query: string, input: object) => {
    session = (await door.ask(query, { input }, session)).cookie;
  };
  try {
    await ask(signup, { email: 'ada@example.org', password });
    await expect.poll(() => world.outbox.length).toBe(1);
    await ask(changeEmail, { email: 'lovelace@example.org', password });
    await expect.poll(() => world.outbox.length).toBe(2);
    return [...world.outbox];
  } finally {
    door.close();
    await world.close();
  }
}

test('the same story leaves the same mails, with the same ids', { timeout: 60_000 }, async () => {
  const mails = await mailsOfAStory();
  expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
  expect(mails.every(({ id }) => id !== undefined && id.length > 20)).toBe(true);
  expect(await mailsOfAStory()).toEqual(mails);
});
