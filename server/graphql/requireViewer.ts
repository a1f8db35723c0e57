// Returns the viewer and the library of an object, or throws if nobody, or another person, is logged in.
import type { ReadableLibrary, WritableLibrary } from '../library/library.ts';
import type { Context } from './context.ts';
import { unauthenticated } from './errors.ts';
import type { LibrarySource, UserSource, Viewer } from './request.ts';

export function requireViewer<Person = Viewer>({ viewer }: { readonly viewer: Person | null }): Person {
  if (viewer === null) throw unauthenticated();
  return viewer;
}

/** The viewer, if `user` is the viewer. A password reset also returns a `User` without logging in; its fields are not accessible. */
export function requireSelf(user: UserSource, { viewer }: Pick<Context, 'viewer'>): Viewer {
  if (viewer?.id !== user.id) throw unauthenticated();
  return viewer;
}

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
