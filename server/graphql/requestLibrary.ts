// Opens the library that a field or a mutation is about.
import type { ReadableLibrary, WritableLibrary } from '../library/library.ts';
import type { Context } from './context.ts';
import type { LibrarySource, UserSource } from './request.ts';
import { requireSelf } from './requireViewer.ts';

/** The library whose fields are asked of a `Library`, or of a `User`, who must be the viewer. */
export function libraryOf(
  source: UserSource | LibrarySource,
  context: Pick<Context, 'viewer' | 'libraries'>,
): ReadableLibrary {
  if ('shared' in source) return context.libraries.toRead(source.shared?.libraryId);
  requireSelf(source, context);
  return context.libraries.toRead();
}

/** The library that a query is about: the named one, else the one with the first of these objects, else the personal one. */
export async function libraryToRead(
  { libraries }: Pick<Context, 'libraries'>,
  named: string | null | undefined,
  ids?: readonly (string | null | undefined)[],
): Promise<ReadableLibrary> {
  return libraries.toRead(await libraries.find(named, ids));
}

/** The library that a mutation changes, found like that of a query. Throws FORBIDDEN if the viewer may only read it. */
export async function libraryToWrite(
  { libraries }: Pick<Context, 'libraries'>,
  named: string | null | undefined,
  ids?: readonly (string | null | undefined)[],
): Promise<WritableLibrary> {
  return libraries.toWrite(await libraries.find(named, ids));
}
