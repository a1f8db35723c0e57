// Fills the first world through the API itself, so that the demo library keeps every rule that anybody's keeps.
import { toDocumentInput } from '#bibliography/documents.ts';
import type { KeptWorlds } from './kept/keptWorlds.ts';
import { createDemoGroups, type StoredDocument } from './library/demoGroups.ts';
import { createDemoLibrary } from './library/demoLibrary.ts';
import { startInProcessClient } from './inProcessClient.ts';
import type { Origin } from './origin.ts';
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
/** The library grew over two months, less than a session may last. */
const growth = 60 * day;
const largestBatch = 500;

/** What worlds with this beginning start from: filled once, and kept. */
export function seedWorld(origin: Origin, publicUrl: string, kept: KeptWorlds): Promise<Snapshot> {
  return kept.snapshotOf(origin, (from) => fillWorld(origin, publicUrl, from));
}

async function fillWorld(origin: Origin, publicUrl: string, from: Snapshot): Promise<World> {
  const world = await openWorld(from, { seed: origin.seed, publicUrl });
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
    const size = Math.min(largestBatch, Math.max(1, Math.ceil(origin.documents / 24)));
    const stored: StoredDocument[] = [];
    // Made up batch by batch: all documents of a large library at once would take more memory than the server.
    for (const batch of inBatches(createDemoLibrary(origin.documents, origin.seed), size)) {
      world.advance(Math.floor((growth * size) / Math.max(size, origin.documents)));
      const { text } = await ask(addMany, { documents: batch.map(toDocumentInput) }, cookie);
      const { data } = JSON.parse(text) as { data: { addUserDocuments: { documents: { id: string }[] } } };
      for (const [index, { id }] of data.addUserDocuments.documents.entries())
        stored.push({ id, citationKeys: batch[index]?.fields.citationKeys ?? [] });
    }
    if (origin.groups > 0) await ask(addGroups, { groups: createDemoGroups(origin.groups, stored) }, cookie);
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
