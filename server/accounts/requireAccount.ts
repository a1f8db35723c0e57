// The stored account of the viewer; refused if nobody is logged in.
import type { Context } from '../graphql/context.ts';
import { unauthenticated } from '../graphql/errors.ts';
import { requireViewer } from '../graphql/requireViewer.ts';
import { type StoredUser, findUserById } from './users.ts';

export async function requireAccount(context: Context): Promise<StoredUser> {
  const account = await findUserById(context.accounts.database, requireViewer(context).id);
  if (account === null) throw unauthenticated();
  return account;
}
