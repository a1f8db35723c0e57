// The library of a `User`: there is only ever the viewer's.
import type { Library } from '../database/library.ts';
import type { Context, UserSource } from '../graphql/context.ts';
import { unauthenticated } from '../graphql/errors.ts';

/** A `User` can come out of a changed password without a log-in; its library stays closed. */
export function ownLibrary(user: UserSource, context: Context): Library {
  if (context.viewer?.id !== user.id) throw unauthenticated();
  return context.library;
}
