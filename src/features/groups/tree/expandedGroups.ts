// Stores on this device which groups a person has expanded or collapsed in a shared library, so that nobody does it for the others;
// until the account logs out (storedOfPeople.ts).
import { isRecord } from '#bibliography/isRecord.ts';
import { storedPrefixes } from '#src/ui/storedOfPeople.ts';

const keyOf = (userId: string, libraryId: string) => `${storedPrefixes.groups}${userId}:${libraryId}`;

/** The most groups of a library that are remembered; those turned last stay. */
const most = 2000;

/** What the person has turned, by the id of the group; empty if nothing is stored, or it can't be read. */
export function recallExpanded(userId: string, libraryId: string): ReadonlyMap<string, boolean> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, libraryId)) ?? '{}');
    const entries = isRecord(kept) ? Object.entries(kept) : [];
    return new Map(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
  } catch {
    return new Map();
  }
}

/** Adds what was turned now to what is stored, which another tab may have changed. Without storage it lasts for this visit. */
export function rememberExpanded(userId: string, libraryId: string, ids: readonly string[], isExpanded: boolean): void {
  const kept = new Map(recallExpanded(userId, libraryId));
  for (const id of ids) {
    // Deleted first, so that it becomes the last.
    kept.delete(id);
    kept.set(id, isExpanded);
  }
  try {
    localStorage.setItem(keyOf(userId, libraryId), JSON.stringify(Object.fromEntries([...kept].slice(-most))));
  } catch {
    // Ignored, as described above.
  }
}
