// The hooks of react-relay that the app uses, each from the package's own file of it (types: relayHooks.d.ts). The package's entry is CommonJS that names
// all hooks, so that a bundler keeps everything: 5 KB more in the library's first visit.
export type { PreloadedQuery } from 'react-relay/hooks';
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment.js';
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery.js';
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery.js';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment.js';
export { default as useSubscribeToInvalidationState } from 'react-relay/lib/relay-hooks/useSubscribeToInvalidationState.js';
