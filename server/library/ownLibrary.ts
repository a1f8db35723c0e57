// The library of a `User`: there is only ever the viewer's.
import { requireSelf } from '../accounts/requireViewer.ts';
import type { Library } from './library.ts';
import type { Context, UserSource } from '../graphql/context.ts';

export function ownLibrary(user: UserSource, context: Context): Library {
  requireSelf(user, context);
  return context.library;
}
