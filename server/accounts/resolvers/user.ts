// The fields of User that are the account's; those of the library stand with the library.
import type { UserResolvers } from '../../__generated__/resolverTypes.ts';
import { unauthenticated } from '../../graphql/errors.ts';
import { listSessions } from '../sessions.ts';

export const sessions: NonNullable<UserResolvers['sessions']> = async (source, _args, { viewer, accounts }) => {
  // A User may come out of changePassword without a log-in.
  if (viewer?.id !== source.id) throw unauthenticated();
  const list = await listSessions(accounts.database, source.id, accounts.now());
  return list.map((session) => ({
    id: session.id,
    created: session.created.toISOString(),
    lastActive: session.lastActive.toISOString(),
    userAgent: session.userAgent,
    current: session.id === viewer.sessionId,
  }));
};
