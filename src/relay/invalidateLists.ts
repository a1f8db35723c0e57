// What a change of the library's membership means for everything that was asked about it.
import type { RecordSourceProxy } from 'relay-runtime';

/**
 * Documents came, went or moved between lists: every list and count of the library is asked for again, those on the page now
 * and the others when they are next looked at.
 */
export function invalidateLists(store: RecordSourceProxy, userId: string): void {
  store.get(userId)?.invalidateRecord();
}
