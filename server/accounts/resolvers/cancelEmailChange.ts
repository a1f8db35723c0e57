// Mutation.cancelEmailChange
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { deletePendingEmail } from '../emailConfirmations.ts';
import { requireViewer } from '../requireViewer.ts';

export const cancelEmailChange: NonNullable<MutationResolvers['cancelEmailChange']> = async (_root, _args, context) => {
  const { id, email } = requireViewer(context);
  await deletePendingEmail(context.accounts.database, id);
  return { user: { id, email } };
};
