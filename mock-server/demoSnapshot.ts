// Creates the snapshot with the demo library, filled through the API so that all rules apply to it as to any library.
import { toDocumentInput } from '#bibliography/documents.ts';
import type { SnapshotCache } from './cache/snapshotCache.ts';
import { createDemoGroups, type StoredDocument } from './library/demoGroups.ts';
import { createDemoLibrary } from './library/demoLibrary.ts';
import { startInProcessClient } from './inProcessClient.ts';
import type { LibrarySpec } from './librarySpec.ts';
import type { Snapshot } from './snapshot.ts';
import { openWorld, type World } from './world.ts';

export const demoPerson = { about: 'a library', email: 'marie@example.org', password: 'polonium and radium' };
export const newcomer = { about: 'an empty library', email: 'newcomer@example.org', password: 'nothing here yet' };

const credentials = ({ email, password }: { email: string; password: string }) => ({ email, password });

const signup = `mutation signup($input: SignupInput!) {
  signup(input: $input) { ... on UserReturned { user { id } } ... on InputValidationProblem { problems { message } } }
}`;
const addMany =
  'mutation addMany($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }';

const addGroups = 'mutation addGroups($input: AddGroupsInput!) { addGroups(input: $input) { madeCount } }';

const day = 24 * 60 * 60 * 1000;
/** The time over which the library is filled: two months, which is less than a session may last. */
const growth = 60 * day;
const largestBatch = 500;

/** The cached snapshot that worlds with this library start from. */
export function demoSnapshot(librarySpec: LibrarySpec, publicUrl: string, cache: SnapshotCache): Promise<Snapshot> {
  return cache.snapshotOf(librarySpec, (from) => fillWorld(librarySpec, publicUrl, from));
}

async function fillWorld(librarySpec: LibrarySpec, publicUrl: string, from: Snapshot): Promise<World> {
  const world = await openWorld(from, { seed: librarySpec.seed, publicUrl });
  const client = await startInProcessClient(world.handle);
  const ask = async (query: string, input: object, cookie?: string) => {
    const answer = await client.ask(query, { input }, cookie);
    if (answer.text.includes('"errors"') || answer.text.includes('"problems"'))
      throw new Error(`The demo library was refused: ${answer.text}`);
    return answer;
  };
  try {
    await ask(signup, credentials(newcomer));
    const { cookie } = await ask(signup, credentials(demoPerson));
    const size = Math.min(largestBatch, Math.max(1, Math.ceil(librarySpec.documents / 24)));
    const stored: StoredDocument[] = [];
    // Created batch by batch, because all documents of a large library at once would take more memory than the server.
    for (const batch of inBatches(createDemoLibrary(librarySpec.documents, librarySpec.seed), size)) {
      world.advance(Math.floor((growth * size) / Math.max(size, librarySpec.documents)));
      const { text } = await ask(addMany, { documents: batch.map(toDocumentInput) }, cookie);
      const { data } = JSON.parse(text) as { data: { addUserDocuments: { documents: { id: string }[] } } };
      for (const [index, { id }] of data.addUserDocuments.documents.entries())
        stored.push({ id, citationKeys: batch[index]?.fields.citationKeys ?? [] });
    }
    if (librarySpec.groups > 0) await ask(addGroups, { groups: createDemoGroups(librarySpec.groups, stored) }, cookie);
    return world;
  } catch (error) {
    await world.close();
    throw error;
  } finally {
    client.close();
  }
}

function* inBatches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
