// The e-mail address: changing and confirming it.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import type { Context } from '../../graphql/context.ts';
import { accountTexts } from '../accountTexts.ts';
import { deleteConfirmations, deletePendingEmail, findPendingEmail, takeConfirmation } from '../emailConfirmations.ts';
import { emailKey } from '../emailRule.ts';
import { emailChangedMail } from '../mails/emailChangedMail.ts';
import { deleteResets } from '../passwordResets.ts';
import { confirmPassword } from '../passwordTries.ts';
import {
  addressTaken,
  validateAccountInput,
  presentAddress,
  problemsPayload,
  tokenProblem,
  userPayload,
  wrongPassword,
} from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { requireAccount } from '../requireAccount.ts';
import { requireSession } from '../../graphql/requireSession.ts';
import { findUserByEmail, isTakenAddress, type StoredUser, updateEmail } from '../users.ts';

/** Only requests the change: `confirmEmail` makes it, with the token from the mail to the new address. */
export const changeEmail: NonNullable<MutationResolvers['changeEmail']> = async (_root, { input }, context) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  const problems = validateAccountInput({ email: input.email });
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
  // At most one change is pending, so that a link to an earlier address cannot win later.
  await deletePendingEmail(accounts.database, account.id);
  await accounts.askToConfirm(context, { id: account.id, email });
  accounts.audit({ event: 'email-change-requested', account: account.id }, context.client);
  return userPayload(account);
};

export const cancelEmailChange: NonNullable<MutationResolvers['cancelEmailChange']> = async (_root, _args, context) => {
  const { id, email } = requireSession(context);
  await deletePendingEmail(context.accounts.database, id);
  return { user: { id, email } };
};

export const sendEmailConfirmation: NonNullable<MutationResolvers['sendEmailConfirmation']> = async (
  _root,
  _args,
  context,
) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  const pending = await findPendingEmail(accounts.database, account.id, accounts.now());
  const email = pending ?? (account.emailConfirmed === null ? account.email : null);
  if (email === null) return { result: false };
  await accounts.countTry(rateLimitRules.changesOfClient, context.client.address, context.client, account.id);
  await accounts.countTry(rateLimitRules.confirmationsOfAddress, emailKey(email), context.client, account.id);
  await accounts.askToConfirm(context, { id: account.id, email });
  return { result: true };
};

/** The address that the token confirms; null if the token is invalid. Throws an error that `isTakenAddress` recognizes. */
function takeAddress(account: StoredUser, token: string, { accounts }: Context): Promise<string | null> {
  const now = accounts.now();
  return accounts.database.transaction(async (tx) => {
    const email = await takeConfirmation(tx, account.id, token, now);
    if (email === null) return null;
    await updateEmail(tx, account.id, email, now);
    await deleteConfirmations(tx, account.id);
    // Reset links that were sent to the previous address stop working.
    if (email !== account.email) await deleteResets(tx, account.id);
    return email;
  });
}

export const confirmEmail: NonNullable<MutationResolvers['confirmEmail']> = async (
  _root,
  { input: { token } },
  context,
) => {
  const { accounts, client } = context;
  const account = await requireAccount(context);
  const reject = (message: string) => {
    accounts.audit({ event: 'confirmation-rejected', account: account.id }, client);
    return tokenProblem(message);
  };
  try {
    const email = await takeAddress(account, token, context);
    if (email === null) return reject(accountTexts.rejectedConfirmation);
    const event = email === account.email ? 'email-confirmed' : 'email-changed';
    accounts.audit({ event, account: account.id }, client);
    if (emailKey(email) !== emailKey(account.email)) {
      accounts.post(context, 'a mail to the former address', (publicUrl) => emailChangedMail(account, publicUrl));
    }
    return userPayload({ id: account.id, email });
  } catch (error) {
    // Somebody else has signed up with the address since the mail was sent.
    if (isTakenAddress(error)) return reject(accountTexts.email.takenMeanwhile);
    throw error;
  }
};
