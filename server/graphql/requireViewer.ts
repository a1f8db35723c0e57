// The viewer and their library; refused if nobody, or somebody else, is logged in.
import type { Library } from '../library/library.ts';
import type { Context } from './context.ts';
import { unauthenticated } from './errors.ts';
import type { UserSource, Viewer } from './request.ts';

export function requireViewer({ viewer }: Pick<Context, 'viewer'>): Viewer {
  if (viewer === null) throw unauthenticated();
  return viewer;
}

/** The viewer, where `user` is the viewer. A `User` can also come out of a changed password, without a log-in: its fields stay closed. */
export function requireSelf(user: UserSource, { viewer }: Pick<Context, 'viewer'>): Viewer {
  if (viewer?.id !== user.id) throw unauthenticated();
  return viewer;
}

/** The library of a `User`: there is only ever the viewer's. */
export function ownLibrary(user: UserSource, context: Pick<Context, 'viewer' | 'library'>): Library {
  requireSelf(user, context);
  return context.library;
}
