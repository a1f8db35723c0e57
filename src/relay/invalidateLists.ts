// What a change of the library's membership means for everything that was asked about it.
import type { RecordSourceProxy } from 'relay-runtime';

/**
 * Documents came, went or moved between lists: every list and count of the library is asked for again, those on the page now
 * and the others when they are next looked at.
 */
export function invalidateLists(store: RecordSourceProxy, userId: string): void {
  store.get(userId)?.invalidateRecord();
}

/** Hears of documents that were changed: what their rules say of groups may be another thing now. No record of the server. */
export const EDITED = 'client:editedDocuments';

/** Hears of groups that came, went, moved or are others now. No record of the server. */
export const GROUPS = 'client:groups';

/** Which groups there are has changed, or what they are: the tree is asked for again. */
export function markGroups(store: RecordSourceProxy): void {
  mark(store, GROUPS);
}

/** A document was changed where it stands: lists stay as they are, what counts by its fields is asked for again. */
export function markEdited(store: RecordSourceProxy): void {
  mark(store, EDITED);
}

function mark(store: RecordSourceProxy, id: string): void {
  (store.get(id) ?? store.create(id, 'Mark')).invalidateRecord();
}
