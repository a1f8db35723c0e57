// Replaces XState with an observed version in the unit tests.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** A Vite plugin that redirects all imports of XState to the observed version, except in that version itself. */
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
