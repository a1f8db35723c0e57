// Mutation.deleteAccount
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { deleteLibrary } from '../../database/library.ts';
import { problemsPayload, wrongPassword } from '../problems.ts';
import { requireAccount } from '../requireViewer.ts';
import { deleteUser } from '../users.ts';

export const deleteAccount: NonNullable<MutationResolvers['deleteAccount']> = async (_root, { input }, context) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  if (!(await accounts.checkPassword(account, account.email, input.password, context.client))) {
    return problemsPayload([wrongPassword('password')]);
  }
  await accounts.database.transaction(async (tx) => {
    await deleteLibrary(tx, account.id);
    await deleteUser(tx, account.id);
  });
  context.setSession(null);
  return { __typename: 'AccountDeleted', result: true };
};
