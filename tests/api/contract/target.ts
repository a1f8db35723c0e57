// The target of the contract suite: any server of this API, accessed only by HTTP.
import { eventually } from '#tests/support/eventually.ts';
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import type { SentMail } from '#tests/support/outbox.ts';
import { testRandom } from '#tests/support/random.ts';
import { seed } from '#tests/support/seed.ts';
import { sharedLibraryClient } from '#tests/support/sharedLibraryClient.ts';
import { signup } from './operations.ts';
import { createLibrary } from './sharingOperations.ts';

export interface Target {
  url: string;
  /** Whether it is the mock server, which makes up values that have no resolver (other servers answer NOT_IMPLEMENTED) and allows introspection. */
  isMock: boolean;
  /** Headers for every request. */
  headers: Readonly<Record<string, string>>;
  mails(): Promise<SentMail[]>;
  stop(): Promise<void>;
  /** Whether people work on a shared library of their own instead of their personal one. */
  isShared?: boolean;
}

/** The target of the running suite, available once its `beforeAll` has run. */
export type UseTarget = () => Target;

export interface Person {
  client: ApiClient;
  id: string;
  email: string;
  password: string;
}

let people = 0;

/** An address that has not been used yet. */
export function newAddress(): string {
  people += 1;
  return `person-${people}-${process.pid}@example.org`;
}

export function anonymous(target: Target): ApiClient {
  return makeClient(target.url, target.headers);
}

/** Signs up an account and logs it in. */
export async function newPerson(target: Target): Promise<Person> {
  const client = anonymous(target);
  const email = newAddress();
  const password = `correct horse ${email}`;
  const result = await signup(client, { email, password });
  if (!('user' in result)) throw new Error(`Nobody could sign up as ${email}: ${JSON.stringify(result)}`);
  const person = { client, id: result.user.id, email, password };
  if (!target.isShared) return person;
  return { ...person, client: sharedLibraryClient(client, await createLibrary(client, 'Shared')) };
}

/** Waits until there are `count` mails to an address; `where` filters them. */
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

/** A random generator that is the same in every run with the same seed. */
export function suiteRandom(salt: number) {
  return testRandom(seed + salt);
}

/**
 * A well-formed id that nothing has. It is not the last digit that differs: ids of the same millisecond are counted up, so something else may have the
 * next one.
 */
export function unknownIdLike(id: string): string {
  return id.replace(/.(?=.{5}$)/, (digit) => (digit === '0' ? '1' : '0'));
}
