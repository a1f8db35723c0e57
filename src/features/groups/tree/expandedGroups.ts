// Stores on this device which groups a person has expanded or collapsed in a shared library, so that nobody does it for the others;
// until the account logs out (storedOfPeople.ts).
import { isRecord } from '#bibliography/isRecord.ts';
import { keepOnDevice, readDevice } from '#src/ui/storage/deviceStorage.ts';
import type { WrittenBy } from '#src/ui/storage/storedKinds.ts';

interface StoredGroups extends WrittenBy<'expandedGroups'> {
  /** Whether the person has expanded or collapsed it, by the id of the group. */
  readonly groups: Readonly<Record<string, boolean>>;
}

const keyOf = (userId: string, libraryId: string) => `groups:${userId}:${libraryId}` as const;

/** The most groups of a library that are remembered; those turned last stay. */
const most = 2000;

/** What the person has turned, by the id of the group; empty if nothing is stored, or it can't be read. Version 1 is the groups alone. */
export function recallExpanded(userId: string, libraryId: string): ReadonlyMap<string, boolean> {
  try {
    const kept: unknown = JSON.parse(readDevice(keyOf(userId, libraryId)) ?? '{}');
    const groups = isRecord(kept) && 'version' in kept ? kept.groups : kept;
    const entries = isRecord(groups) ? Object.entries(groups) : [];
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
  const stored: StoredGroups = { version: 2, groups: Object.fromEntries([...kept].slice(-most)) };
  keepOnDevice(keyOf(userId, libraryId), JSON.stringify(stored));
}
