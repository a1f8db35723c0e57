// The stored account of the viewer; refused if nobody is logged in, and for API tokens.
import type { Context } from '../graphql/context.ts';
import { unauthenticated } from '../graphql/errors.ts';
import { requireSession } from '../graphql/requireSession.ts';
import { type StoredUser, findUserById } from './users.ts';

export async function requireAccount(context: Context): Promise<StoredUser> {
  const account = await findUserById(context.accounts.database, requireSession(context).id);
  if (account === null) throw unauthenticated();
  return account;
}
