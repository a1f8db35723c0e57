// Fills the first world through the API itself, so that the demo library keeps every rule that anybody's keeps.
import { toDocumentInput } from '#bibliography/documents.ts';
import { initialState } from './fixedEdges.ts';
import { openKeptSnapshots } from './keptSnapshots.ts';
import { createDemoGroups, type StoredDocument } from './library/demoGroups.ts';
import { createDemoLibrary } from './library/demoLibrary.ts';
import { openDoor } from './openDoor.ts';
import type { Origin } from './origin.ts';
import { openWorld, type Snapshot } from './world.ts';

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
export async function seedWorld(origin: Origin, publicUrl: string, kept = openKeptSnapshots()): Promise<Snapshot> {
  const known = kept.read(origin);
  if (known !== null) return known;
  const snapshot = await fillWorld(origin, publicUrl);
  kept.write(origin, snapshot);
  return snapshot;
}

async function fillWorld({ documents, groups, seed }: Origin, publicUrl: string): Promise<Snapshot> {
  const world = await openWorld({ edges: initialState(seed) }, { seed, publicUrl });
  const door = await openDoor(world.handle);
  const ask = async (query: string, input: object, cookie?: string) => {
    const answer = await door.ask(query, { input }, cookie);
    if (answer.text.includes('"errors"') || answer.text.includes('"problems"'))
      throw new Error(`The demo library was refused: ${answer.text}`);
    return answer;
  };
  try {
    await ask(signup, credentials(newcomer));
    const { cookie } = await ask(signup, credentials(demoPerson));
    const drafts = createDemoLibrary(documents, seed);
    const size = Math.min(largestBatch, Math.max(1, Math.ceil(drafts.length / 24)));
    const stored: StoredDocument[] = [];
    for (let at = 0; at < drafts.length; at += size) {
      world.advance(Math.floor((growth * size) / Math.max(size, drafts.length)));
      const batch = drafts.slice(at, at + size);
      const { text } = await ask(addMany, { documents: batch.map(toDocumentInput) }, cookie);
      const { data } = JSON.parse(text) as { data: { addUserDocuments: { documents: { id: string }[] } } };
      for (const [index, { id }] of data.addUserDocuments.documents.entries()) {
        const draft = batch[index];
        if (draft) stored.push({ id, draft });
      }
    }
    if (groups > 0) await ask(addGroups, { groups: createDemoGroups(groups, stored) }, cookie);
  } finally {
    door.close();
  }
  try {
    return await world.snapshot();
  } finally {
    await world.close();
  }
}
