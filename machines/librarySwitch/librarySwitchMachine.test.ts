// Tests the switch of libraries by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { librarySwitchMachine } from './librarySwitchMachine.ts';
import type { ListedLibrary } from './librarySwitchTypes.ts';

const own = { id: 'user_1.library', name: 'My library', isTrashed: false, isSoleOwned: false };
const shared = { id: 'lib_1', name: 'Reading group', isTrashed: false, isSoleOwned: false };

function follow() {
  const load = controlled<readonly ListedLibrary[]>();
  const actor = createActor(librarySwitchMachine.provide({ actors: { load: load.logic } }));
  actor.start();
  return { actor, load };
}

test('a library that is made while the others are loaded is not missed', async () => {
  const { actor, load } = follow();
  const first = load.last();
  actor.send({ type: 'outdated' });
  await first.resolve([own]);
  expect(actor.getSnapshot().value).toBe('loading');
  await load.last().resolve([own, shared]);
  expect(actor.getSnapshot().context.libraries).toEqual([own, shared]);
});

test('libraries stay listed when they cannot be loaded again', async () => {
  const { actor, load } = follow();
  await load.last().resolve([own, shared]);
  actor.send({ type: 'outdated' });
  await load.last().reject('Network request failed');
  expect(actor.getSnapshot()).toMatchObject({
    value: 'failed',
    context: { libraries: [own, shared], message: 'Network request failed' },
  });
});
