// Takes Relay's hooks each from its own file. The package's entry point is CommonJS, so that the bundler keeps all of it: 5 KB gzip that nobody calls.
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

/** Relay has two forms of reading a fragment and chooses by a flag, ENABLE_ACTIVITY_COMPATIBILITY. It is on, and this app leaves it so. */
const eitherForm = './useFragmentInternal';
const chosenForm = './useFragmentInternal_EXPERIMENTAL';

/** For the build only: elsewhere bytes do not matter. */
export function leanRelay(): Plugin {
  return {
    name: 'lean-relay',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === entry) return virtual;
      return source === eitherForm ? this.resolve(chosenForm, importer) : undefined;
    },
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
