// Mutation.changePassword
import { accountTexts } from '../accountTexts.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { forgetDevices } from '../devices.ts';
import { deletePendingEmail } from '../emailConfirmations.ts';
import { deleteResets, resetHolds, takeReset } from '../passwordResets.ts';
import { passwordChangedMail } from '../mails/passwordChangedMail.ts';
import { hashPassword } from '../passwordHash.ts';
import { judge, problemsPayload, tokenProblem, userPayload } from '../problems.ts';
import { deleteSessions } from '../sessions.ts';
import { findUserById, markEmailConfirmed, updatePassword } from '../users.ts';

const rejectedLink = tokenProblem(accountTexts.rejectedLink);

export const changePassword: NonNullable<MutationResolvers['changePassword']> = async (_root, { input }, context) => {
  const { token, id, newPassword } = input;
  const { accounts } = context;
  const reject = () => {
    // The id comes from a stranger: only what can be one is logged.
    const account = /^user_\w{1,64}$/.test(id) ? id : null;
    accounts.audit({ event: 'reset-token-rejected', account }, context.client);
    return rejectedLink;
  };
  // Asked first, so that a stranger's guess costs no hash and says nothing about the password rule.
  if (!(await resetHolds(accounts.database, id, token, accounts.now()))) return reject();
  const problems = judge({ newPassword });
  if (problems.length > 0) return problemsPayload(problems);
  const passwordHash = await hashPassword(newPassword);
  const user = await accounts.database.transaction(async (tx) => {
    if (!(await takeReset(tx, id, token, accounts.now()))) return null;
    await updatePassword(tx, id, passwordHash);
    await deleteResets(tx, id);
    // Whoever knew the old password may have begun a change of the address; and the link was mailed to the present one.
    await deletePendingEmail(tx, id);
    await markEmailConfirmed(tx, id, accounts.now());
    await deleteSessions(tx, id);
    // Whoever knew the old password could have logged in somewhere.
    await forgetDevices(tx, id);
    return findUserById(tx, id);
  });
  if (user === null) return reject();
  accounts.audit({ event: 'password-changed', account: user.id, by: 'reset-token' }, context.client);
  // Whoever holds the mail is not logged in by it; whoever was logged in as this user no longer is.
  if (context.viewer?.id === id) context.setSession(null);
  accounts.post(context, 'a mail about a changed password', (publicUrl) => passwordChangedMail(user, publicUrl));
  return userPayload(user);
};
