// Mutation.changePassword
import { accountTexts } from '../accountTexts.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { deleteResets, resetHolds, takeReset } from '../passwordResets.ts';
import { passwordChangedMail } from '../mails/passwordChangedMail.ts';
import { hashPassword } from '../passwordHash.ts';
import { judge, problemsPayload, userPayload } from '../problems.ts';
import { deleteSessions } from '../sessions.ts';
import { findUserById, updatePassword } from '../users.ts';

const tokenProblem = {
  __typename: 'TokenProblem' as const,
  message: accountTexts.rejectedLink,
};

export const changePassword: NonNullable<MutationResolvers['changePassword']> = async (_root, { input }, context) => {
  const { token, id, newPassword } = input;
  const { accounts } = context;
  // Asked first, so that a stranger's guess costs no hash and says nothing about the password rule.
  if (!(await resetHolds(accounts.database, id, token, accounts.now()))) return tokenProblem;
  const problems = judge({ newPassword });
  if (problems.length > 0) return problemsPayload(problems);
  const passwordHash = await hashPassword(newPassword);
  const user = await accounts.database.transaction(async (tx) => {
    if (!(await takeReset(tx, id, token, accounts.now()))) return null;
    await updatePassword(tx, id, passwordHash);
    await deleteResets(tx, id);
    await deleteSessions(tx, id);
    return findUserById(tx, id);
  });
  if (user === null) return tokenProblem;
  // Whoever holds the mail is not logged in by it; whoever was logged in as this user no longer is.
  if (context.viewer?.id === id) context.setSession(null);
  accounts.post(context, 'a mail about a changed password', (publicUrl) => passwordChangedMail(user, publicUrl));
  return userPayload(user);
};
