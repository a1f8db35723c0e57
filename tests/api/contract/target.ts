// What the contract suite is run against: any server of this API, reached over HTTP and nothing else.
import { inject } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import type { SentMail } from '#tests/support/outbox.ts';
import { seededChance } from '#tests/support/random.ts';
import { signup } from './operations.ts';

export interface Target {
  url: string;
  /** The mock server answers what nobody resolves yet, where the others say NOT_IMPLEMENTED, and shows the schema to GraphiQL. */
  isMock: boolean;
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>;
  mails(): Promise<SentMail[]>;
  stop(): Promise<void>;
}

/** The target of the running suite; it is there once the suite's `beforeAll` is over. */
export type UseTarget = () => Target;

export interface Person {
  client: ApiClient;
  id: string;
  email: string;
  password: string;
}

let people = 0;

/** An address that nobody has used yet. */
export function newAddress(): string {
  people += 1;
  return `person-${people}-${process.pid}@example.org`;
}

export function anonymous(target: Target): ApiClient {
  return makeClient(target.url, target.headers);
}

/** Signs somebody up, who is then logged in. */
export async function newPerson(target: Target): Promise<Person> {
  const client = anonymous(target);
  const email = newAddress();
  const password = `correct horse ${email}`;
  const result = await signup(client, { email, password });
  if (!('user' in result)) throw new Error(`Nobody could sign up as ${email}: ${JSON.stringify(result)}`);
  return { client, id: result.user.id, email, password };
}

/** The mails to an address, once there are `count` of them; `where` says which are meant. */
export function mailsTo(
  target: Target,
  address: string,
  { count = 1, where = () => true }: { count?: number; where?: (mail: SentMail) => boolean } = {},
): Promise<SentMail[]> {
  return eventually(`${count} mails to ${address}`, async () => {
    const found = (await target.mails()).filter((mail) => mail.to.includes(address) && where(mail));
    return found.length >= count ? found : undefined;
  });
}

/** Chance that is the same in every run; the seed can be changed with SEED. */
export function suiteChance(salt: number) {
  return seededChance(inject('seed') + salt);
}
