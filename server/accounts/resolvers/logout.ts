// Mutation.logout
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';

export const logout: NonNullable<MutationResolvers['logout']> = async (_root, _args, context) => {
  await context.accounts.endSession(context);
  return { result: true };
};
