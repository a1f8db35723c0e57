// Invalidates cached lists and counts after changes of the library.
import type { RecordSourceProxy } from 'relay-runtime';

/** Documents were added, removed or moved between lists: lists and counts on the page are reloaded now, others when they are shown. */
export function invalidateLists(store: RecordSourceProxy, userId: string): void {
  store.get(userId)?.invalidateRecord();
}

/** Marks that documents changed, so that the content of rule-based groups may have changed too. It is not a record of the server. */
export const EDITED = 'client:editedDocuments';

/** Marks that groups were added, removed, moved or changed. It is not a record of the server. */
export const GROUPS = 'client:groups';

/** Groups were added, removed or changed: the tree is reloaded. */
export function markGroups(store: RecordSourceProxy): void {
  mark(store, GROUPS);
}

/** A document was edited: lists stay, but counts that depend on its fields are reloaded. */
export function markEdited(store: RecordSourceProxy): void {
  mark(store, EDITED);
}

function mark(store: RecordSourceProxy, id: string): void {
  (store.get(id) ?? store.create(id, 'Mark')).invalidateRecord();
}
