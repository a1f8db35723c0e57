// Mutation.changeEmail
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { deletePendingEmail } from '../emailConfirmations.ts';
import { emailKey } from '../emailRule.ts';
import { confirmPassword } from '../passwordTries.ts';
import { addressTaken, judge, presentAddress, problemsPayload, userPayload, wrongPassword } from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { requireAccount } from '../requireViewer.ts';
import { findUserByEmail } from '../users.ts';

/** Only asks: the address is changed by `confirmEmail`, with the token of the mail to the new one. */
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
  if (email === account.email) return problemsPayload([presentAddress]);
  const holder = await findUserByEmail(accounts.database, email);
  if (holder !== null && holder.id !== account.id) return problemsPayload([addressTaken]);
  await accounts.countTry(rateLimitRules.confirmationsOfAddress, emailKey(email), context.client, account.id);
  // At most one change is under way: a link to an address that was given before must not win later.
  await deletePendingEmail(accounts.database, account.id);
  await accounts.askToConfirm(context, { id: account.id, email });
  accounts.audit({ event: 'email-change-requested', account: account.id }, context.client);
  return userPayload(account);
};
