// Makes a Relay environment: one for each person, so that what one has read can never be shown to another.
import { type MissingFieldHandler, RecordSource, Environment, ROOT_TYPE, Store } from 'relay-runtime';
import { createNetwork, type NetworkOptions } from './network.ts';

/** Makes an environment with an empty store. */
export function createEnvironment(network: NetworkOptions): Environment {
  return new Environment({
    network: createNetwork(network),
    // The last ten views stay whole after they are left, so that going back is instant.
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
    missingFieldHandlers: [lookUpById],
    // A place in the order of changes names a document, and is none.
    getDataID: ({ id }: { id?: unknown }, type) => (type === 'UserChangesCursor' ? undefined : id),
  });
}

/** What a list has already brought need not be asked for again by its id. */
const lookUpById: MissingFieldHandler = {
  kind: 'linked',
  handle(field, parent, args) {
    const looksUp = field.name === 'node' || field.name === 'userDocument';
    const id: unknown = args.id;
    return parent?.getType() === ROOT_TYPE && looksUp && typeof id === 'string' ? id : undefined;
  },
};
