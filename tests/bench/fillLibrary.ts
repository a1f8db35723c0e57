// Makes a person with a library of a size, through the API.
import { randomUUID } from 'node:crypto';
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import { benchDocuments } from './benchDocuments.ts';

const signup = 'mutation signup($input: SignupInput!) { signup(input: $input) { __typename } }';
export const addManyMutation =
  'mutation addMany($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }';
export const batchSize = 500;

/** Fills it in the batches that an import sends, and says how long that took. */
export async function fillLibrary(url: string, size: number): Promise<{ client: ApiClient; seconds: number }> {
  const client = makeClient(url);
  await client.ask(signup, {
    input: { email: `bench-${randomUUID()}@example.org`, password: 'a rather long sentence' },
  });
  const make = benchDocuments(size);
  const start = performance.now();
  for (let at = 0; at < size; at += batchSize) {
    const documents = Array.from({ length: Math.min(batchSize, size - at) }, (_, index) => make(at + index));
    await client.ask(addManyMutation, { input: { key: randomUUID(), documents } });
  }
  return { client, seconds: (performance.now() - start) / 1000 };
}
