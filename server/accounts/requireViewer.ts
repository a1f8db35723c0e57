// The account mutations that only a person who is logged in may ask for.
import type { Context, Viewer } from '../graphql/context.ts';
import { unauthenticated } from '../graphql/errors.ts';
import { type StoredUser, findUserById } from './users.ts';

export function requireViewer(context: Context): Viewer {
  if (context.viewer === null) throw unauthenticated();
  return context.viewer;
}

/** The stored account of the viewer. */
export async function requireAccount(context: Context): Promise<StoredUser> {
  const account = await findUserById(context.accounts.database, requireViewer(context).id);
  if (account === null) throw unauthenticated();
  return account;
}
