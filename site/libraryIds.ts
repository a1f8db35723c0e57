// The ids of libraries in the API. Ids in the API are unique, but a personal library has its account's id in the database, so the API adds a suffix.

const personalSuffix = '.library';

/** The id in the API of the personal library of this account. */
export function personalLibraryId(userId: string): string {
  return `${userId}${personalSuffix}`;
}

/** The account whose personal library has this id in the API; null for other ids. */
export function ownerOfPersonalLibrary(libraryId: string): string | null {
  return libraryId.endsWith(personalSuffix) ? libraryId.slice(0, -personalSuffix.length) : null;
}
