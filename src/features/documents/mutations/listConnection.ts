// The store's record of a list of documents, for updates that add or remove one.
import { ConnectionHandler, type DataID, type RecordSourceProxy } from 'relay-runtime';
import type { ListVariables } from '../listVariables.ts';

/** The id of the list with these variables. */
export function listConnectionId(userId: string, { filterBy, orderBy }: ListVariables): DataID {
  return ConnectionHandler.getConnectionID(userId, 'useListPages_documents', { filterBy, orderBy });
}

/** Removes a document from a list at once, before the list is fetched again. */
export function removeFromList(store: RecordSourceProxy, listId: DataID, documentId: string): void {
  const list = store.get(listId);
  if (list) ConnectionHandler.deleteNode(list, documentId);
}
