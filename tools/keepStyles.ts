// Keeps the style sheets that a page imports only for what they do. Vite lets go of a CSS module whose class names nobody reads; a page whose
// content was drawn at build needs the styles without the names.
import type { Plugin } from 'vite';

/** For the build only: development lets go of nothing. */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    // Runs after Vite's own plugin, whose decision it reverts.
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
