// Changes groups and their members in one transaction, on a library whose derived data is up to date.
import type { LibraryWriter, WritableLibrary } from '../../library/library.ts';
import { writeLibrary } from '../../library/maintenance.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';

/** Changes the groups of a library in one transaction, after the derived data that rules depend on was brought up to date. */
export async function changeGroups<T>(library: WritableLibrary, work: (tx: LibraryWriter) => Promise<T>): Promise<T> {
  await ensureDerived(library);
  return writeLibrary(library, work);
}
