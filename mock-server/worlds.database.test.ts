// Worlds on the disk: each has a copy of its own, a reset begins with a fresh one, and a world that is closed leaves nothing. The spare
// is of the library that somebody began anew with.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openKeptWorlds, type KeptWorlds } from './kept/keptWorlds.ts';
import { startInProcessClient } from './inProcessClient.ts';
import { keyOf } from './origin.ts';
import { demoPerson } from './seedWorld.ts';
import type { World } from './world.ts';
import { Worlds } from './worlds.ts';

const folder = mkdtempSync(join(tmpdir(), 'worlds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signup = 'mutation ($input: SignupInput!) { signup(input: $input) { __typename } }';
const origin = { seed: 5, documents: 6, groups: 2 };

async function signUp(world: World, email: string): Promise<void> {
  const client = await startInProcessClient(world.handle);
  await client.ask(signup, { input: { email, password: 'a rather long sentence' } });
  client.close();
}

/** How many worlds lie on the disk. */
const onDisk = () => readdirSync(join(folder, 'kept-folders')).filter((name) => name.startsWith('world.')).length;

test('a world on the disk begins anew with a copy of its own, and leaves nothing', async () => {
  const kept = openKeptWorlds({ place: join(folder, 'kept'), onDiskFrom: 1 });
  const worlds = new Worlds({ origin, huge: 7, publicUrl: 'https://library.example', kept });
  const world = await worlds.find('one');
  await worlds.keepSpare();
  expect(onDisk()).toBe(2);
  const beginning = { people: await world.people(), now: world.now() };
  expect(beginning.people).toContain(demoPerson.email);
  await signUp(world, 'third@example.org');
  expect(await world.people()).toContain('third@example.org');

  const fresh = await worlds.reset('one');
  expect({ people: await fresh.people(), now: fresh.now() }).toEqual(beginning);
  const beside = await worlds.find('two');
  await signUp(beside, 'fourth@example.org');
  expect(await fresh.people()).toEqual(beginning.people);

  await worlds.close('two');
  await worlds.keepSpare();
  expect(onDisk()).toBe(2);
  await worlds.closeAll();
  expect(onDisk()).toBe(0);
});

test('whoever begins anew with another library has the next of it waiting', async () => {
  const opened: string[] = [];
  const inMemory = openKeptWorlds({ place: join(folder, 'spares') });
  const kept: KeptWorlds = {
    async snapshotOf(wanted, fill) {
      const snapshot = await inMemory.snapshotOf(wanted, fill);
      const open = () => {
        opened.push(keyOf(wanted));
        return snapshot.openDatabase();
      };
      return { ...snapshot, openDatabase: open };
    },
    end: () => inMemory.end(),
  };
  const worlds = new Worlds({ origin, huge: 7, publicUrl: 'https://library.example', kept });
  const other = { ...origin, seed: 6 };
  const [usual, unusual] = [keyOf(origin), keyOf(other)];
  /** That these libraries were opened since it was asked last. */
  const expectOpened = async (...keys: readonly string[]) => {
    await expect.poll(() => opened).toEqual(keys);
    opened.length = 0;
  };
  await worlds.find('one');
  await worlds.keepSpare();
  await expectOpened(usual, usual);

  // The world, and its spare, which the next reset takes while another is made.
  await worlds.reset('one', null, other);
  await expectOpened(unusual, unusual);
  await worlds.reset('one');
  await expectOpened(unusual);

  // Who opens a usual world then waits for it, and the next does not.
  await worlds.find('two');
  await expectOpened(usual, usual);
  await worlds.find('three');
  await expectOpened(usual);
  await worlds.closeAll();
});
