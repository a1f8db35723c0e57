// Types for the files of react-relay that src/relay imports, taken from the package's entry.
declare module 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js' {
  export { RelayEnvironmentProvider as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/useFragment.js' {
  export { useFragment as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/useLazyLoadQuery.js' {
  export { useLazyLoadQuery as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/useRelayEnvironment.js' {
  export { useRelayEnvironment as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/useSubscribeToInvalidationState.js' {
  export { useSubscribeToInvalidationState as default } from 'react-relay/hooks';
}
