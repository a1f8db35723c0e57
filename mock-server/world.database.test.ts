// Two worlds in which the same happens are the same, to the mails in their outboxes.
import type { Sql } from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Mail } from '#server/edges.ts';
import type { EdgesState } from './fixedEdges.ts';
import { openDoor } from './openDoor.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';
import { openWorld } from './world.ts';

const signup = `mutation ($input: SignupInput!) { signup(input: $input) { __typename } }`;
const forgotPassword = `mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { result } }`;
const changeEmail = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { __typename } }`;

const password = 'a rather long sentence';
/** Each step sends a mail once it is answered. */
const story: readonly (readonly [operation: string, input: object])[] = [
  [signup, { email: 'ada@example.org', password }],
  [forgotPassword, { email: 'ada@example.org' }],
  [signup, { email: 'grace@example.org', password }],
  [changeEmail, { email: 'hopper@example.org', password }],
];

interface Outcome {
  readonly mails: readonly Mail[];
  readonly edges: EdgesState;
}

/** An empty world's database in which what is looked up by an address is answered when `held` says. */
function slowToLookUp(held: Promise<void>): Snapshot {
  const snapshot = emptySnapshot(4);
  return {
    ...snapshot,
    async openDatabase() {
      const database = await snapshot.openDatabase();
      return {
        ...database,
        async query<Row>(statement: Sql) {
          if (/^select .* from users where email_key = /s.test(statement.text)) await held;
          return database.query<Row>(statement);
        },
      };
    },
  };
}

/** What there is after the story: each mail is waited for, or the one that is looked up for comes after everything else. */
async function tell(isHurried: boolean): Promise<Outcome> {
  let isTold: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    isTold = resolve;
  });
  const from = isHurried ? slowToLookUp(held) : emptySnapshot(4);
  const world = await openWorld(from, { seed: 4, publicUrl: 'https://library.example' });
  const door = await openDoor(world.handle);
  let session = '';
  try {
    for (const [index, [operation, input]] of story.entries()) {
      session = (await door.ask(operation, { input }, session)).cookie;
      if (!isHurried) await expect.poll(() => world.outbox.length).toBe(index + 1);
    }
    isTold();
    await expect.poll(() => world.outbox.length, { timeout: 10_000 }).toBe(story.length);
    const mails = [...world.outbox].sort((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1));
    return { mails, edges: world.edges() };
  } finally {
    door.close();
    await world.close();
  }
}

test(
  'the same story leaves the same mails, with the same ids, whatever is slow in the background',
  { timeout: 60_000 },
  async () => {
    const told = await tell(false);
    expect(new Set(told.mails.map(({ id }) => id)).size).toBe(story.length);
    expect(told.mails.every(({ id }) => id !== undefined && id.length > 20)).toBe(true);
    expect(await tell(true)).toEqual(told);
  },
);
