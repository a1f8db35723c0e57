// What can happen when a part of the page is missing, and what holds in each state.
import { after, modelOf } from '../model.ts';
import { chunkReloadMachine } from './chunkReloadMachine.ts';

export const chunkReloadModel = modelOf({
  machine: chunkReloadMachine,
  starts: [
    { name: 'a page that was opened', input: { sinceReload: Infinity } },
    { name: 'a page that was reloaded just now', input: { sinceReload: 400 } },
  ],
  events: [
    { type: 'chunk.missing', online: true },
    { type: 'chunk.missing', online: false },
    after('guard', 'chunkReload.guarding'),
  ],
  states: {
    guarding: { 'no more than the guard is left': ({ context }) => context.guarded > 0 && context.guarded <= 10_000 },
    watching: {},
    reloading: {},
  },
});
