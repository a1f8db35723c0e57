// Creates the Relay environment of one library. Each person gets their own, so that nobody sees data of another.
import {
  commitLocalUpdate,
  type MissingFieldHandler,
  RecordSource,
  Environment,
  ROOT_TYPE,
  Store,
} from 'relay-runtime';
import type { LibraryOptions } from './library.ts';
import { createNetwork, type NetworkOptions } from './network.ts';

/** Makes an environment with an empty store. */
export function createEnvironment({
  libraryId,
  shown,
  onLibraryGone,
  ...network
}: Omit<NetworkOptions, 'onLibraryGone'> & LibraryOptions & { onLibraryGone?: (() => void) | undefined }): Environment {
  const environment = new Environment({
    network: createNetwork({
      ...network,
      libraryId,
      onLibraryGone: () => {
        if (libraryId === null) return;
        commitLocalUpdate(environment, (store) => {
          store.get(libraryId)?.setValue(true, 'isGone');
        });
        onLibraryGone?.();
      },
    }),
    options: { libraryId, shown } satisfies LibraryOptions,
    // The data of the last ten views is kept, so that going back is instant.
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
    missingFieldHandlers: [lookUpById],
    // Edges of the change feed have a document's id but are not the document.
    getDataID: ({ id }: { id?: unknown }, type) => (type === 'UserChangesCursor' ? undefined : id),
  });
  return environment;
}

/** A document that a list has loaded is not requested again by its id. */
const lookUpById: MissingFieldHandler = {
  kind: 'linked',
  handle(field, parent, args) {
    const looksUp = field.name === 'node' || field.name === 'userDocument';
    const id: unknown = args.id;
    return parent?.getType() === ROOT_TYPE && looksUp && typeof id === 'string' ? id : undefined;
  },
};
