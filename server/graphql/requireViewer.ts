// Returns the viewer, or throws if nobody, or another person, is logged in.
import type { Context } from './context.ts';
import { unauthenticated } from './errors.ts';
import type { UserSource, Viewer } from './request.ts';

export function requireViewer<Person = Viewer>({ viewer }: { readonly viewer: Person | null }): Person {
  if (viewer === null) throw unauthenticated();
  return viewer;
}

/** The viewer, if `user` is the viewer. A password reset also returns a `User` without logging in; its fields are not accessible. */
export function requireSelf(user: UserSource, { viewer }: Pick<Context, 'viewer'>): Viewer {
  if (viewer?.id !== user.id) throw unauthenticated();
  return viewer;
}
