// Two worlds in which the same happens are the same, to the mails in their outboxes.
import { expect, test } from 'vitest';
import type { Mail } from '#server/edges.ts';
import type { EdgesState } from './fixedEdges.ts';
import { startInProcessClient } from './inProcessClient.ts';
import { emptySnapshot } from './snapshot.ts';
import { openWorld } from './world.ts';

const signup = `mutation ($input: SignupInput!) { signup(input: $input) { __typename } }`;
const forgotPassword = `mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { result } }`;
const confirmation = 'mutation { sendEmailConfirmation { result } }';

const password = 'a rather long sentence';
/** Each step sends a mail once it is answered. */
const story: readonly (readonly [operation: string, input: object])[] = [
  [signup, { email: 'ada@example.org', password }],
  [forgotPassword, { email: 'ada@example.org' }],
  [signup, { email: 'grace@example.org', password }],
  [confirmation, {}],
];

interface Outcome {
  readonly mails: readonly Mail[];
  readonly edges: EdgesState;
}

/** What there is after the story: each mail is waited for, or the next step comes while the mails of earlier ones are still being written. */
async function tell(isHurried: boolean): Promise<Outcome> {
  const world = await openWorld(emptySnapshot(4), { seed: 4, publicUrl: 'https://library.example' });
  const client = await startInProcessClient(world.handle);
  let session = '';
  try {
    for (const [index, [operation, input]] of story.entries()) {
      session = (await client.ask(operation, { input }, session)).cookie;
      if (!isHurried) await expect.poll(() => world.outbox.length).toBe(index + 1);
    }
    await expect.poll(() => world.outbox.length, { timeout: 10_000 }).toBe(story.length);
    const mails = [...world.outbox].sort((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1));
    return { mails, edges: world.edges() };
  } finally {
    client.close();
    await world.close();
  }
}

test(
  'the same story leaves the same mails, with the same ids, however soon one step follows another',
  { timeout: 180_000 },
  async () => {
    const told = await tell(false);
    expect(new Set(told.mails.map(({ id }) => id)).size).toBe(story.length);
    expect(told.mails.every(({ id }) => id !== undefined && id.length > 20)).toBe(true);
    expect(await tell(true)).toEqual(told);
  },
);
