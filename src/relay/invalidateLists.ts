// Invalidates cached lists and counts after changes of the library.
import type { Environment, RecordSourceProxy } from 'relay-runtime';
import { libraryIdOf } from './library.ts';

/** Documents were added, removed or moved between lists: lists and counts on the page are reloaded now, others when they are shown. */
export function invalidateLists(store: RecordSourceProxy, environment: Environment): void {
  store.get(libraryIdOf(environment))?.invalidateRecord();
}

/** Marks that documents changed, so that the content of rule-based groups may have changed too. It is not a record of the server. */
export const EDITED = 'client:editedDocuments';

/** Marks that groups were added, removed, moved or changed. It is not a record of the server. */
export const GROUPS = 'client:groups';

/** Marks that libraries were made, renamed, left or deleted. It is not a record of the server. */
export const LIBRARIES = 'client:libraries';

/** Groups were added, removed or changed: the tree is reloaded. */
export function markGroups(store: RecordSourceProxy): void {
  mark(store, GROUPS);
}

/** A document was edited: lists stay, but counts that depend on its fields are reloaded. */
export function markEdited(store: RecordSourceProxy): void {
  mark(store, EDITED);
}

/** Libraries were made, renamed, left or deleted: the list of libraries is reloaded. */
export function markLibraries(store: RecordSourceProxy): void {
  mark(store, LIBRARIES);
}

function mark(store: RecordSourceProxy, id: string): void {
  (store.get(id) ?? store.create(id, 'Mark')).invalidateRecord();
}
