// The ids of libraries. A personal library has the id of its account, and a shared one an id of its own.

const sharedPrefix = 'lib_';
const personalSuffix = '.library';

/** Whether people share the library with this id. */
export function isShared(libraryId: string): boolean {
  return libraryId.startsWith(sharedPrefix);
}

/** The id of a library in the API, where no two objects may have the same id: an account and its library are two objects. */
export function apiIdOf(libraryId: string): string {
  return isShared(libraryId) ? libraryId : `${libraryId}${personalSuffix}`;
}

/** The library with this id in the API; null if no library can have it. */
export function readLibraryId(apiId: string): string | null {
  if (isShared(apiId)) return apiId;
  return apiId.endsWith(personalSuffix) ? apiId.slice(0, -personalSuffix.length) : null;
}
