// Stores which library the page shows, for requests of files.
import { useLayoutEffect } from 'react';
import type { Environment } from 'relay-runtime';
import { libraryIdOf } from '#src/relay/library.ts';
import { setOpenLibraryId } from '#src/ui/export/openLibraryId.ts';

/** Opens the library of this environment: before the effects of what is inside, which may request files. */
export function useOpenLibrary(environment: Environment): void {
  useLayoutEffect(() => {
    setOpenLibraryId(libraryIdOf(environment));
  }, [environment]);
}
