// Gives the unit tests the watched XState in the place of XState.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** For Vite: who imports XState imports it watched, but for the watcher. */
export function watchXstate(): Plugin {
  return {
    name: 'watch-xstate',
    enforce: 'pre',
    resolveId(source, importer) {
      const isWatcher = importer?.startsWith(folder) ?? false;
      return source === 'xstate' && !isWatcher ? `${folder}watchedXstate.ts` : null;
    },
  };
}
