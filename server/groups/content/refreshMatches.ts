// Keeps up what the rules of groups find.
import type { LibraryWriter } from '../../database/library.ts';
import type { GroupRow } from '../groupRow.ts';

/** Finds anew what these groups find. */
export const refreshMatches: (tx: LibraryWriter, groups: readonly GroupRow[]) => Promise<void> = () =>
  Promise.resolve();
