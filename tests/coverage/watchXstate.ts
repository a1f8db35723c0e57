// Replaces XState in the unit tests by the observed XState.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** A Vite plugin: every import of XState gets the observed one, except in the observer itself. */
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
