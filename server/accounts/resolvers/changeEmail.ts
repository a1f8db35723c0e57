// Mutation.changeEmail
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { emailKey } from '../emailRule.ts';
import { emailChangedMail } from '../mails/emailChangedMail.ts';
import { deleteResets } from '../passwordResets.ts';
import { confirmPassword } from '../passwordTries.ts';
import { addressTaken, judge, problemsPayload, userPayload, wrongPassword } from '../problems.ts';
import { requireAccount } from '../requireViewer.ts';
import { updateEmail } from '../users.ts';

export const changeEmail: NonNullable<MutationResolvers['changeEmail']> = async (_root, { input }, context) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  const problems = judge({ email: input.email });
  if (problems.length > 0) return problemsPayload(problems);
  if (!(await confirmPassword(accounts, account, input.password, context))) {
    return problemsPayload([wrongPassword('password')]);
  }
  await accounts.countChange(account, context.client);
  const email = input.email.trim();
  if (!(await updateEmail(accounts.database, account.id, email))) return problemsPayload([addressTaken]);
  // A reset mail that went to the old address is of no use any more.
  await deleteResets(accounts.database, account.id);
  accounts.audit({ event: 'email-changed', account: account.id }, context.client);
  if (emailKey(email) !== emailKey(account.email)) {
    accounts.post(context, 'a mail to the former address', (publicUrl) => emailChangedMail(account, publicUrl));
  }
  return userPayload({ id: account.id, email });
};
