// Keeps style sheets whose class names no script reads. Vite drops such CSS modules, but prerendered content needs the styles without the names.
import type { Plugin } from 'vite';

/** Only for the build: the development server drops nothing. */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    // Runs after Vite's own plugin, because it reverts that plugin's decision.
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
