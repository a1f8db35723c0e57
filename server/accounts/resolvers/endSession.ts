// Mutation.endSession
import { accountTexts } from '../accountTexts.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { notFound } from '../../graphql/errors.ts';
import { requireViewer } from '../requireViewer.ts';
import { deleteSession } from '../sessions.ts';

export const endSession: NonNullable<MutationResolvers['endSession']> = async (_root, { input: { id } }, context) => {
  const viewer = requireViewer(context);
  if (!(await deleteSession(context.accounts.database, viewer.id, id))) throw notFound(accountTexts.noSession);
  if (id === viewer.sessionId) context.setSession(null);
  return { result: true };
};
