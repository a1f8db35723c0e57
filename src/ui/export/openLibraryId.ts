// The library that the page shows, for code without a Relay environment: requests for files and styles, and the undo keys.
import { ownerOfPersonalLibrary } from '#site/libraryIds.ts';

let open: string | null = null;

/** The id in the API of the library that is open; null before one was opened. */
export const openLibraryId = (): string | null => open;

export function setOpenLibraryId(libraryId: string): void {
  open = libraryId;
}

/** The search parameters that name a library. None for a personal library, which is the default of these addresses. */
export function libraryParameters(libraryId: string | null): { libraryId?: string } {
  return libraryId === null || ownerOfPersonalLibrary(libraryId) !== null ? {} : { libraryId };
}
