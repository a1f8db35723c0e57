// The store's record of a list of documents, for updates that add or remove one.
import { ConnectionHandler, type DataID, type Environment, type RecordSourceProxy } from 'relay-runtime';
import { libraryIdOf } from '#src/relay/library.ts';
import type { ListVariables } from '../listVariables.ts';

/** The id of the list with these variables. */
export function listConnectionId(environment: Environment, { filterBy, orderBy }: ListVariables): DataID {
  return ConnectionHandler.getConnectionID(libraryIdOf(environment), 'useListPages_documents', { filterBy, orderBy });
}

/** Removes a document from a list at once, before the list is fetched again. */
export function removeFromList(store: RecordSourceProxy, listId: DataID, documentId: string): void {
  const list = store.get(listId);
  if (list) ConnectionHandler.deleteNode(list, documentId);
}
