// The subgroups that automatic groups make.
import type { LibraryReader } from '../../database/library.ts';
import type { GroupRow } from '../groupRow.ts';
import type { MadeGroup } from '../presentGroup.ts';

/** What each of these automatic groups makes, by its id: the first 1,000, parents before children, siblings in their order. */
export const listMade: (
  library: LibraryReader,
  automatic: readonly GroupRow[],
) => Promise<ReadonlyMap<string, readonly MadeGroup[]>> = () => Promise.resolve(new Map());

/** Those of these that are there. */
export const findMade: (library: LibraryReader, ids: readonly string[]) => Promise<readonly MadeGroup[]> = () =>
  Promise.resolve([]);
