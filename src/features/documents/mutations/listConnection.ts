// The store's record of a list of documents, for updates that add or remove one.
import { ConnectionHandler, type DataID, type RecordSourceProxy } from 'relay-runtime';
import type { ListVariables } from '../libraryAddress.ts';

/** The id of the list that these variables name. */
export function listConnectionId(userId: string, { filterBy, orderBy }: ListVariables): DataID {
  return ConnectionHandler.getConnectionID(userId, 'useListPages_documents', { filterBy, orderBy });
}

/** Takes a document out of a list at once, before the list is asked for again. */
export function removeFromList(store: RecordSourceProxy, listId: DataID, documentId: string): void {
  const list = store.get(listId);
  if (list) ConnectionHandler.deleteNode(list, documentId);
}
