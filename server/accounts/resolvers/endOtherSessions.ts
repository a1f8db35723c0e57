// Mutation.endOtherSessions
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { requireViewer } from '../requireViewer.ts';
import { deleteSessions } from '../sessions.ts';

export const endOtherSessions: NonNullable<MutationResolvers['endOtherSessions']> = async (_root, _args, context) => {
  const viewer = requireViewer(context);
  await deleteSessions(context.accounts.database, viewer.id, viewer.sessionId);
  return { result: true };
};
