// The name of the open library.
import { ownerOfPersonalLibrary } from '#site/libraryIds.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { libraryTexts } from './libraryTexts.ts';

/** The name, as the page shows it. */
export function useLibraryName(): string {
  const { id, name } = useLibrary();
  return name ?? (ownerOfPersonalLibrary(id) === null ? libraryTexts.unnamed : libraryTexts.personal);
}
