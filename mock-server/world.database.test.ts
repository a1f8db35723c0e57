// Two worlds in which the same happens are the same, to the mails in their outboxes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Mail } from '#server/edges.ts';
import { initialState } from './fixedEdges.ts';
import { openWorld } from './world.ts';

const signup = `mutation ($input: SignupInput!) { signup(input: $input) { __typename } }`;
const changeEmail = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { __typename } }`;

/** What lies in the outbox after somebody has signed up and changed the address. */
async function mailsOfAStory(): Promise<Mail[]> {
  const world = await openWorld({ edges: initialState(4) }, { seed: 4, publicUrl: 'https://library.example' });
  const server = createServer(world.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const password = 'a rather long sentence';
  let cookie = '';
  const ask = async (query: string, input: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables: { input } }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    await response.text();
  };
  try {
    await ask(signup, { email: 'ada@example.org', password });
    await expect.poll(() => world.outbox.length).toBe(1);
    await ask(changeEmail, { email: 'lovelace@example.org', password });
    await expect.poll(() => world.outbox.length).toBe(2);
    return [...world.outbox];
  } finally {
    server.close();
    server.closeAllConnections();
    await world.close();
  }
}

test('the same story leaves the same mails, with the same ids', { timeout: 60_000 }, async () => {
  const mails = await mailsOfAStory();
  expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
  expect(mails.every(({ id }) => id !== undefined && id.length > 20)).toBe(true);
  expect(await mailsOfAStory()).toEqual(mails);
});
