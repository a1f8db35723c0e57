// Leaves out of what every page loads those parts of the router that this app never calls, and that come along because the router names them: 2 KB gzip.
import type { Plugin } from 'vite';

interface Unused {
  readonly source: string;
  /** The file that names it. */
  readonly importer: RegExp;
  readonly names: readonly string[];
}

const unused: readonly Unused[] = [
  // Each route carries a Link that knows where it starts from; this app uses only `Link` itself, and its public pages have plain links.
  { source: './link.js', importer: /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]route\.js$/, names: ['Link'] },
  // Addresses are read and written as people write them (src/app/searchParams.ts).
  {
    source: './searchParams.js',
    importer: /@tanstack[\\/]router-core[\\/]dist[\\/]esm[\\/]router\.js$/,
    names: ['defaultParseSearch', 'defaultStringifySearch'],
  },
];

const prefix = '\0unused:';

/** For the build only: elsewhere bytes do not matter. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer !== undefined && unused.some((each) => each.source === source && each.importer.test(importer))
        ? prefix + source
        : undefined,
    load: (id) =>
      unused
        .find(({ source }) => id === prefix + source)
        ?.names.map(
          (name) => `export function ${name}() { throw new Error('Left out: ${name} (tools/leanRouter.ts)'); }`,
        )
        .join('\n'),
  };
}
