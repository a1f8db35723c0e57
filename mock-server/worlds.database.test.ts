// Worlds on the disk: each has a copy of its own, a reset begins with a fresh one, and a world that is closed leaves nothing.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openKeptWorlds } from './kept/keptWorlds.ts';
import { openDoor } from './openDoor.ts';
import { demoPerson } from './seedWorld.ts';
import type { World } from './world.ts';
import { Worlds } from './worlds.ts';

const folder = mkdtempSync(join(tmpdir(), 'worlds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signup = 'mutation ($input: SignupInput!) { signup(input: $input) { __typename } }';
const origin = { seed: 5, documents: 6, groups: 2 };

async function signUp(world: World, email: string): Promise<void> {
  const door = await openDoor(world.handle);
  await door.ask(signup, { input: { email, password: 'a rather long sentence' } });
  door.close();
}

/** How many worlds lie on the disk. */
const onDisk = () => readdirSync(join(folder, 'kept-folders')).filter((name) => name.startsWith('world.')).length;

test('a world on the disk begins anew with a copy of its own, and leaves nothing', { timeout: 120_000 }, async () => {
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
