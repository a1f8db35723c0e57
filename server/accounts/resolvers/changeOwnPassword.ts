// Mutation.changeOwnPassword
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { forgetDevices } from '../devices.ts';
import { deletePendingEmail } from '../emailConfirmations.ts';
import { deleteResets } from '../passwordResets.ts';
import { passwordChangedMail } from '../mails/passwordChangedMail.ts';
import { hashPassword } from '../passwordHash.ts';
import { confirmPassword } from '../passwordTries.ts';
import { judge, problemsPayload, userPayload, wrongPassword } from '../problems.ts';
import { requireAccount, requireViewer } from '../requireViewer.ts';
import { deleteSessions } from '../sessions.ts';
import { updatePassword } from '../users.ts';

export const changeOwnPassword: NonNullable<MutationResolvers['changeOwnPassword']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  const problems = judge({ newPassword: input.newPassword });
  if (problems.length > 0) return problemsPayload(problems);
  if (!(await confirmPassword(accounts, account, input.currentPassword, context))) {
    return problemsPayload([wrongPassword('currentPassword')]);
  }
  await accounts.countChange(account, context.client);
  const passwordHash = await hashPassword(input.newPassword);
  await accounts.database.transaction(async (tx) => {
    await updatePassword(tx, account.id, passwordHash);
    await deleteResets(tx, account.id);
    // Whoever knew the old password may have begun a change of the address.
    await deletePendingEmail(tx, account.id);
    await deleteSessions(tx, account.id, requireViewer(context).sessionId);
    await forgetDevices(tx, account.id, context.client.device);
  });
  accounts.audit({ event: 'password-changed', account: account.id, by: 'password' }, context.client);
  accounts.post(context, 'a mail about a changed password', (publicUrl) => passwordChangedMail(account, publicUrl));
  return userPayload(account);
};
