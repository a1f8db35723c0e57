// Re-exports the hook of react-relay that loads a query while a component is drawn. A file of its own, because the first screen of the library needs nothing of it.
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery.js';
