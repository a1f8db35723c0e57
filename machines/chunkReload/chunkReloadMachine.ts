// Reloads the page when a chunk cannot be loaded: after a deployment, an open tab requests files that no longer exist. A guard prevents a loop
// of reloads. Every page loads this module, so it is as small as possible.
import { emit, setup } from 'xstate';
import type { ChunkReloadContext, ChunkReloadEmitted, ChunkReloadEvent, ChunkReloadInput } from './chunkReloadTypes.ts';

/** The shortest time between two reloads for a missing chunk, in ms. */
const guard = 10_000;

export const chunkReloadMachine = setup({
  types: {
    context: {} as ChunkReloadContext,
    events: {} as ChunkReloadEvent,
    input: {} as ChunkReloadInput,
    emitted: {} as ChunkReloadEmitted,
  },
  guards: {
    isGuarded: ({ context }) => context.guarded > 0,
    /** Without a connection, a reload would only lose the page. */
    isOnline: ({ event }) => event.online,
  },
  delays: { guard: ({ context }) => context.guarded },
}).createMachine({
  id: 'chunkReload',
  description: 'Reloads the page once if a chunk of the old version no longer exists.',
  context: ({ input }) => ({ guarded: guard - input.sinceReload }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides whether the page was reloaded just now.',
      always: [{ guard: 'isGuarded', target: 'guarding' }, { target: 'watching' }],
    },
    guarding: {
      description:
        'The page was just reloaded, so the chunk is missing in the new version, too. The page shows an error.',
      after: { guard: { target: 'watching' } },
    },
    watching: {
      description: 'No chunk is missing that somebody waits for.',
      on: { 'chunk.missing': { guard: 'isOnline', target: 'reloading' } },
    },
    reloading: {
      description: 'The new version is loading.',
      entry: emit({ type: 'reload.wanted' }),
    },
  },
});
