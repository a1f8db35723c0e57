// A part of the page that cannot be loaded: after a deployment an open tab asks for files that are gone. One full load brings
// the new version; a guard keeps it from going round. Every page loads this, so it is as small as it can be.
import { emit, setup } from 'xstate';
import type { ChunkReloadContext, ChunkReloadEmitted, ChunkReloadEvent, ChunkReloadInput } from './chunkReloadTypes.ts';

/** The page is not reloaded for a missing part again for so long, in ms. */
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
    /** Offline a reload would only lose the page. */
    isOnline: ({ event }) => event.online,
  },
  delays: { guard: ({ context }) => context.guarded },
}).createMachine({
  id: 'chunkReload',
  description: 'Brings the new version when a part of the old one is gone, once.',
  context: ({ input }) => ({ guarded: guard - input.sinceReload }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides whether the page was reloaded just now.',
      always: [{ guard: 'isGuarded', target: 'guarding' }, { target: 'watching' }],
    },
    guarding: {
      description: 'It was: what is missing now is missing in the new version too, and the page says so.',
      after: { guard: { target: 'watching' } },
    },
    watching: {
      description: 'Nothing that somebody waits for is missing.',
      on: { 'chunk.missing': { guard: 'isOnline', target: 'reloading' } },
    },
    reloading: {
      description: 'The new version is on its way.',
      entry: emit({ type: 'reload.wanted' }),
    },
  },
});
