// What only somebody who is logged in may ask for, of their own account.
import type { Context, UserSource, Viewer } from '../graphql/context.ts';
import { unauthenticated } from '../graphql/errors.ts';
import { type StoredUser, findUserById } from './users.ts';

export function requireViewer(context: Context): Viewer {
  if (context.viewer === null) throw unauthenticated();
  return context.viewer;
}

/** The viewer, where `user` is the viewer. A `User` can also come out of a changed password, without a log-in: its fields stay closed. */
export function requireSelf(user: UserSource, { viewer }: Pick<Context, 'viewer'>): Viewer {
  if (viewer?.id !== user.id) throw unauthenticated();
  return viewer;
}

/** The stored account of the viewer. */
export async function requireAccount(context: Context): Promise<StoredUser> {
  const account = await findUserById(context.accounts.database, requireViewer(context).id);
  if (account === null) throw unauthenticated();
  return account;
}
