// Signs up an account and fills its library with documents and groups, through the API.
import { randomUUID } from 'node:crypto';
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import { benchDocuments } from './benchDocuments.ts';
import { type BenchGroups, makeGroups } from './benchGroups.ts';

const signup = 'mutation signup($input: SignupInput!) { signup(input: $input) { __typename } }';
const login = 'mutation login($input: LoginInput!) { login(input: $input) { __typename } }';
export const addManyMutation =
  'mutation addMany($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }';
export const batchSize = 500;

export const benchPassword = 'a rather long sentence';

/** The account that measures. Each library size has its own, so that several can be in one database. */
export const personOf = (size: number) => ({ email: `bench-${size}@example.org`, password: benchPassword });

/** Signs up the account and logs its client in. */
export async function signUp(client: ApiClient, input: { email: string; password: string }): Promise<void> {
  await client.ask(signup, { input });
}

/** What was added to a library, and how many seconds it took. */
export interface Filled {
  readonly size: number;
  readonly documentSeconds: number;
  readonly groups: BenchGroups;
  readonly groupSeconds: number;
}

/** The number of groups: 2,000 for 100,000 documents, fewer for smaller libraries. */
const numberOfGroups = (size: number) => Math.max(100, Math.round(size / 50));

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const start = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - start) / 1000 };
}

/** Adds documents in batches as large as those of an import. */
export async function addDocuments(client: ApiClient, size: number): Promise<void> {
  const make = benchDocuments(size);
  for (let at = 0; at < size; at += batchSize) {
    const documents = Array.from({ length: Math.min(batchSize, size - at) }, (_, index) => make(at + index));
    await client.ask(addManyMutation, { input: { key: randomUUID(), documents } });
  }
}

/** Signs up the account and fills its library. */
export async function fillLibrary(url: string, size: number): Promise<Filled> {
  const client = makeClient(url);
  await signUp(client, personOf(size));
  const documents = await timed(() => addDocuments(client, size));
  const groups = await timed(() => makeGroups(client, numberOfGroups(size)));
  return {
    size,
    documentSeconds: documents.seconds,
    groups: groups.value,
    groupSeconds: groups.seconds,
  };
}

/** Logs in to the account whose library was filled. */
export async function logIn(url: string, size: number): Promise<ApiClient> {
  const client = makeClient(url);
  await client.ask(login, { input: personOf(size) });
  return client;
}
