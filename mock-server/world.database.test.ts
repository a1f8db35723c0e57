// Two worlds with the same operations end in the same state, including the mails in their outboxes.
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
/** Each operation sends a mail after its response. */
const operations: readonly (readonly [operation: string, input: object])[] = [
  [signup, { email: 'ada@example.org', password }],
  [forgotPassword, { email: 'ada@example.org' }],
  [signup, { email: 'grace@example.org', password }],
  [confirmation, {}],
];

interface Outcome {
  readonly mails: readonly Mail[];
  readonly edges: EdgesState;
}

/** Runs the operations. If `isHurried`, each is sent while the mails of earlier ones may still be being written. */
async function run(isHurried: boolean): Promise<Outcome> {
  const world = await openWorld(emptySnapshot(4), { seed: 4, publicUrl: 'https://library.example' });
  const client = await startInProcessClient(world.handle);
  let session = '';
  try {
    for (const [index, [operation, input]] of operations.entries()) {
      session = (await client.ask(operation, { input }, session)).cookie;
      if (!isHurried) await expect.poll(() => world.outbox.length).toBe(index + 1);
    }
    await expect.poll(() => world.outbox.length, { timeout: 10_000 }).toBe(operations.length);
    const mails = [...world.outbox].sort((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1));
    return { mails, edges: world.edgesState() };
  } finally {
    client.close();
    await world.close();
  }
}

test(
  'the same operations send the same mails with the same ids, however quickly they follow each other',
  { timeout: 180_000 },
  async () => {
    const unhurried = await run(false);
    expect(new Set(unhurried.mails.map(({ id }) => id)).size).toBe(operations.length);
    expect(unhurried.mails.every(({ id }) => id !== undefined && id.length > 20)).toBe(true);
    expect(await run(true)).toEqual(unhurried);
  },
);
