// Takes Relay's hooks each from its own file. The package's entry point is CommonJS, so that the bundler keeps all of it: 4 KB gzip that nobody calls.
import type { Plugin } from 'vite';

const entry = 'react-relay/hooks';
const virtual = `\0${entry}`;

/** Those that this app uses; one that is missing here fails the build by name. */
const hooks = [
  'useFragment',
  'useLazyLoadQuery',
  'usePreloadedQuery',
  'useRelayEnvironment',
  'useSubscribeToInvalidationState',
  'RelayEnvironmentProvider',
];

/** For the build only: elsewhere bytes do not matter. */
export function leanRelay(): Plugin {
  return {
    name: 'lean-relay',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === entry ? virtual : undefined),
    load: (id) =>
      id === virtual
        ? [
            "export { graphql } from 'relay-runtime';",
            "export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js';",
            ...hooks.map((name) => `export { default as ${name} } from 'react-relay/lib/relay-hooks/${name}.js';`),
          ].join('\n')
        : undefined,
  };
}
