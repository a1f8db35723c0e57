// Mutation.deleteAccount
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { accountDeletedMail } from '../mails/accountDeletedMail.ts';
import { confirmPassword } from '../passwordTries.ts';
import { problemsPayload, wrongPassword } from '../problems.ts';
import { requireAccount } from '../requireViewer.ts';
import { deleteUser } from '../users.ts';

export const deleteAccount: NonNullable<MutationResolvers['deleteAccount']> = async (_root, { input }, context) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  if (!(await confirmPassword(accounts, account, input.password, context))) {
    return problemsPayload([wrongPassword('password')]);
  }
  await accounts.countChange(account, context.client);
  await deleteUser(accounts.database, account.id);
  // The library can be large; what is left of it when the server ends is removed later.
  context.afterAnswer('remove the library of a deleted account', () => accounts.options.removeLibrary(account.id));
  context.setSession(null);
  accounts.audit({ event: 'account-deleted', account: account.id }, context.client);
  accounts.post(context, 'a mail about a deleted account', (publicUrl) => accountDeletedMail(account, publicUrl));
  return { __typename: 'AccountDeleted', result: true };
};
