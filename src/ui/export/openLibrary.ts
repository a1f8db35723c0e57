// The library that the page shows, for requests of files and styles, which are no operations of the API.
import { ownerOfPersonalLibrary } from '#site/libraryIds.ts';

let open: string | null = null;

/** The id in the API of the open library; null before one was opened. */
export const openLibrary = (): string | null => open;

/** Says which library the page shows. */
export function setOpenLibrary(libraryId: string): void {
  open = libraryId;
}

/** The search parameters that name a library; none for a personal one, which is what addresses mean without a name. */
export function libraryParameters(libraryId: string | null): { libraryId?: string } {
  return libraryId === null || ownerOfPersonalLibrary(libraryId) !== null ? {} : { libraryId };
}
