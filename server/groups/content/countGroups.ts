// How many documents groups have.
import type { LibraryReader } from '../../database/library.ts';

/** The counts of these groups; what is no group is left out. */
export const countGroups: (
  library: LibraryReader,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, number>> = () => Promise.resolve(new Map());
