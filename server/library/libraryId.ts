// The ids of libraries. A personal library has the id of its account, and a shared one an id of its own.
import { ownerOfPersonalLibrary, personalLibraryId } from '#site/libraryIds.ts';

const sharedPrefix = 'lib_';

/** Whether people share the library with this id. */
export function isShared(libraryId: string): boolean {
  return libraryId.startsWith(sharedPrefix);
}

/** The id of a library in the API. */
export function apiIdOf(libraryId: string): string {
  return isShared(libraryId) ? libraryId : personalLibraryId(libraryId);
}

/** The library with this id in the API; null if no library can have it. */
export function readLibraryId(apiId: string): string | null {
  return isShared(apiId) ? apiId : ownerOfPersonalLibrary(apiId);
}
