// Worlds on the disk have separate copies, a reset starts with a new copy, and closed worlds leave nothing behind. The spare world has the library of the last
// reset.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSnapshotCache, type SnapshotCache } from './cache/snapshotCache.ts';
import { startInProcessClient } from './inProcessClient.ts';
import { specKey } from './librarySpec.ts';
import { demoPerson } from './demoSnapshot.ts';
import type { World } from './world.ts';
import { Worlds } from './worlds.ts';

const folder = mkdtempSync(join(tmpdir(), 'worlds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signup = 'mutation ($input: SignupInput!) { signup(input: $input) { __typename } }';
const librarySpec = { seed: 5, documents: 6, groups: 2 };

async function signUp(world: World, email: string): Promise<void> {
  const client = await startInProcessClient(world.handle);
  await client.ask(signup, { input: { email, password: 'a rather long sentence' } });
  client.close();
}

/** The number of worlds on the disk. */
const onDisk = () => readdirSync(join(folder, 'kept-folders')).filter((name) => name.startsWith('world.')).length;

test('a world on the disk is reset to its own copy, and leaves nothing behind', async () => {
  const cache = openSnapshotCache({ folder: join(folder, 'kept'), minDocumentsOnDisk: 1 });
  const worlds = new Worlds({ librarySpec, huge: 7, publicUrl: 'https://library.example', cache });
  const world = await worlds.findOrOpen('one');
  await worlds.keepSpare();
  expect(onDisk()).toBe(2);
  const initial = { people: await world.accountEmails(), now: world.now() };
  expect(initial.people).toContain(demoPerson.email);
  await signUp(world, 'third@example.org');
  expect(await world.accountEmails()).toContain('third@example.org');

  const fresh = await worlds.reset('one');
  expect({ people: await fresh.accountEmails(), now: fresh.now() }).toEqual(initial);
  const beside = await worlds.findOrOpen('two');
  await signUp(beside, 'fourth@example.org');
  expect(await fresh.accountEmails()).toEqual(initial.people);

  await worlds.close('two');
  await worlds.keepSpare();
  expect(onDisk()).toBe(2);
  await worlds.closeAll();
  expect(onDisk()).toBe(0);
});

test('after a reset with another library, the spare world has that library', async () => {
  const opened: string[] = [];
  const inMemory = openSnapshotCache({ folder: join(folder, 'spares') });
  const cache: SnapshotCache = {
    async snapshotOf(wanted, fill) {
      const snapshot = await inMemory.snapshotOf(wanted, fill);
      const open = () => {
        opened.push(specKey(wanted));
        return snapshot.openDatabase();
      };
      return { ...snapshot, openDatabase: open };
    },
    close: () => inMemory.close(),
  };
  const worlds = new Worlds({ librarySpec, huge: 7, publicUrl: 'https://library.example', cache });
  const other = { ...librarySpec, seed: 6 };
  const [usual, unusual] = [specKey(librarySpec), specKey(other)];
  /** Expects that these libraries were opened since the last call. */
  const expectOpened = async (...keys: readonly string[]) => {
    await expect.poll(() => opened).toEqual(keys);
    opened.length = 0;
  };
  await worlds.findOrOpen('one');
  await worlds.keepSpare();
  await expectOpened(usual, usual);

  // The world and its spare. The next reset takes the spare, and another one is opened.
  await worlds.reset('one', null, other);
  await expectOpened(unusual, unusual);
  await worlds.reset('one');
  await expectOpened(unusual);

  // The next world with the usual library has to be opened; the one after it takes the spare.
  await worlds.findOrOpen('two');
  await expectOpened(usual, usual);
  await worlds.findOrOpen('three');
  await expectOpened(usual);
  await worlds.closeAll();
});
