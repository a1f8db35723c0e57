// Leaves out of the app what of Relay it never calls: 18 KB gzip. Both packages are CommonJS behind one entry point that names everything, so that the
// bundler would keep all of it, together with what a store needs for fields that are computed in the browser.
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { inBrowserBuild } from './takesPart.ts';

const require = createRequire(import.meta.url);

/** The hooks that this app uses; one that is missing here fails the build by name. */
const hooks = [
  'useFragment',
  'useLazyLoadQuery',
  'usePreloadedQuery',
  'useRelayEnvironment',
  'useSubscribeToInvalidationState',
  'RelayEnvironmentProvider',
];

/** What the app and those hooks take from the runtime, by the file it is in; `default` for a file that is one thing. */
const runtime: Readonly<Record<string, readonly string[]>> = {
  'handlers/connection/ConnectionHandler': ['ConnectionHandler = default'],
  'mutations/commitLocalUpdate': ['commitLocalUpdate = default'],
  'mutations/commitMutation': ['commitMutation = default'],
  'network/RelayNetwork': ['Network = default'],
  'network/RelayObservable': ['Observable = default'],
  'query/fetchQuery': ['fetchQuery = default'],
  'query/GraphQLTag': ['getFragment', 'getRequest', 'graphql'],
  'query/PreloadableQueryRegistry': ['PreloadableQueryRegistry = default'],
  'store/RelayModernEnvironment': ['Environment = default'],
  'store/RelayModernOperationDescriptor': ['createOperationDescriptor'],
  'store/RelayModernSelector': ['areEqualSelectors', 'getSelector', 'getVariablesFromFragment'],
  'store/RelayModernStore': ['Store = default'],
  'store/RelayRecordSource': ['RecordSource = default'],
  'store/RelayStoreUtils': ['ROOT_TYPE'],
  'store/readInlineData': ['readInlineData = default'],
  'util/RelayFeatureFlags': ['RelayFeatureFlags = default'],
  'util/RelayReplaySubject': ['ReplaySubject = default'],
  'util/getPendingOperationsForFragment': ['getPendingOperationsForFragment = default'],
  'util/getRequestIdentifier': ['getRequestIdentifier = default'],
  'util/handlePotentialSnapshotErrors': ['handlePotentialSnapshotErrors'],
  'util/isPromise': ['isPromise = default'],
  'util/recycleNodesInto': ['recycleNodesInto = default'],
};

/** What the runtime lets nobody but the hooks have. */
const internal = `exports.__internal = {
  ...require('relay-runtime/lib/query/fetchQueryInternal.js'),
  createRelayContext: require('relay-runtime/lib/store/createRelayContext.js'),
  createRelayLoggingContext: require('relay-runtime/lib/store/createRelayLoggingContext.js'),
};`;

/** CommonJS as the files are. What is asked for and missing is undefined in it: the tests beside this ask for everything first. */
export function entryOfRuntime(): string {
  const names = Object.entries(runtime).flatMap(([file, exported]) =>
    exported.map((each) => {
      const [name, whole] = each.split(' = ');
      return `exports.${name} = require('relay-runtime/lib/${file}.js')${whole === undefined ? `.${name}` : ''};`;
    }),
  );
  return [...names, internal].join('\n');
}

function entryOfHooks(): string {
  return [
    "export { graphql } from 'relay-runtime';",
    "export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js';",
    ...hooks.map((name) => `export { default as ${name} } from 'react-relay/lib/relay-hooks/${name}.js';`),
  ].join('\n');
}

const entries: Readonly<Record<string, () => string>> = {
  'relay-runtime': entryOfRuntime,
  'react-relay/hooks': entryOfHooks,
};

/** Says so, should it be called after all. */
const refuse = (name: string) =>
  `exports.${name} = () => { throw new Error('Left out: ${name} (tools/leanRelay.ts)'); };`;

/** Files in whose place others stand, by the end of their path. */
const instead: readonly (readonly [RegExp, string])[] = [
  // The schema has no fields that are computed in the browser: a store that has none keeps nothing about them.
  [
    /relay-runtime\/lib\/store\/live-resolvers\/LiveResolverCache\.js$/,
    `
const { NoopResolverCache } = require('../ResolverCache');
exports.LiveResolverCache = class extends NoopResolverCache {
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
};
exports.getUpdatedDataIDs = (ids) => ids;
exports.RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolverLiveStateSubscription';
`,
  ],
  // Mutations say what they change by an updater, or in their own words (@prependNode).
  [/relay-runtime\/lib\/mutations\/RelayDeclarativeMutationConfig\.js$/, refuse('convert')],
  // Updaters write records; no query or fragment is @updatable.
  [/relay-runtime\/lib\/mutations\/readUpdatableFragment\.js$/, refuse('readUpdatableFragment')],
  [/relay-runtime\/lib\/mutations\/readUpdatableQuery\.js$/, refuse('readUpdatableQuery')],
  // Nobody listens to what the environment could log of each request.
  [
    /relay-runtime\/lib\/network\/wrapNetworkWithLogObserver\.js$/,
    'module.exports = (environment, network) => network;',
  ],
  // What browsers have had since the packages' way of writing was new.
  [/@babel\/runtime\/helpers\/objectSpread2\.js$/, 'module.exports = Object.assign;'],
  [
    /@babel\/runtime\/helpers\/defineProperty\.js$/,
    `module.exports = (object, key, value) =>
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });`,
  ],
  [
    /@babel\/runtime\/helpers\/toPropertyKey\.js$/,
    "module.exports = (key) => (typeof key === 'symbol' ? key : String(key));",
  ],
  [/@babel\/runtime\/helpers\/toConsumableArray\.js$/, 'module.exports = (items) => Array.from(items);'],
  [
    /@babel\/runtime\/helpers\/createForOfIteratorHelper\.js$/,
    `
module.exports = (items) => {
  let iterator, error;
  let failed = false;
  let done = true;
  return {
    s() { iterator = items[Symbol.iterator](); },
    n() {
      done = true;
      const step = iterator.next();
      done = step.done;
      return step;
    },
    e(thrown) { failed = true; error = thrown; },
    f() {
      try {
        if (!done) iterator.return?.();
      } finally {
        if (failed) throw error;
      }
    },
  };
};
`,
  ],
];

function replacement(id: string): (typeof instead)[number] | undefined {
  const path = id.replaceAll('\\', '/');
  return instead.find(([file]) => file.test(path));
}

/** What stands in the place of a file; undefined when the file itself does. */
export function standIn(id: string): string | undefined {
  return replacement(id)?.[1];
}

/** Relay has two forms of reading a fragment and chooses by a flag, ENABLE_ACTIVITY_COMPATIBILITY. It is on, and this app leaves it so. */
const eitherForm = './useFragmentInternal';
const chosenForm = './useFragmentInternal_EXPERIMENTAL';

/** The switches of the runtime, as they are set by itself: this app turns none. */
const flags = require('relay-runtime/lib/util/RelayFeatureFlags.js') as Readonly<Record<string, unknown>>;

/** Code that asks for a switch, with what the answer is: whatever waits for another one is then never reached. */
export function withFlags(code: string): string {
  return code.replace(/\bRelayFeatureFlags\.([A-Z][A-Z_]+)\b(?!\s*=[^=])/g, (asked, name: string) =>
    Object.hasOwn(flags, name) ? JSON.stringify(flags[name]) : asked,
  );
}

const virtual = '\0lean:';

/** What of all this found nothing in a build to stand in for: then the original is in it, under another name. */
export function unusedOf(used: ReadonlySet<string>): string[] {
  return [...instead.map(([file]) => file.source), eitherForm, 'RelayFeatureFlags', ...Object.keys(entries)].filter(
    (name) => !used.has(name),
  );
}

/** For the build only: elsewhere bytes do not matter. */
export function leanRelay(): Plugin {
  const used = new Set<string>();
  return {
    name: 'lean-relay',
    apply: inBrowserBuild,
    enforce: 'pre',
    resolveId(source, importer) {
      if (Object.hasOwn(entries, source)) {
        used.add(source);
        return virtual + source;
      }
      if (source !== eitherForm) return undefined;
      used.add(eitherForm);
      return this.resolve(chosenForm, importer);
    },
    load(id) {
      if (id.startsWith(virtual)) return entries[id.slice(virtual.length)]?.();
      const found = replacement(id);
      if (found) used.add(found[0].source);
      return found?.[1];
    },
    transform: {
      filter: { id: /(relay-runtime|react-relay)[\\/]lib[\\/]/, code: 'RelayFeatureFlags.' },
      handler(code) {
        const lean = withFlags(code);
        if (lean !== code) used.add('RelayFeatureFlags');
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const unused = error ? [] : unusedOf(used);
      if (unused.length > 0) this.error(`Not there to be replaced (tools/leanRelay.ts): ${unused.join(', ')}`);
    },
  };
}
