// Changing passwords: with the current one, or with the link from a mail.
import { deleteApiTokens } from '../apiTokens/apiTokens.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import type { Mail } from '../../edges.ts';
import type { Context } from '../../graphql/context.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { accountTexts } from '../accountTexts.ts';
import { findKnownDevice, forgetDevices } from '../devices.ts';
import { deletePendingEmail } from '../emailConfirmations.ts';
import { emailKey } from '../emailRule.ts';
import { passwordChangedMail } from '../mails/passwordChangedMail.ts';
import { resetMail } from '../mails/resetMail.ts';
import { hashPassword } from '../passwordHash.ts';
import { deleteResets, insertReset, isResetValid, takeReset } from '../passwordResets.ts';
import { confirmPassword } from '../passwordTries.ts';
import { validateAccountInput, problemsPayload, tokenProblem, userPayload, wrongPassword } from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { requireAccount } from '../requireAccount.ts';
import { requireSession } from '../../graphql/requireSession.ts';
import { newSecret } from '../secret.ts';
import { deleteSessions } from '../sessions.ts';
import { findUserByEmail, findUserById, markEmailConfirmed, updatePassword } from '../users.ts';

interface Reset {
  readonly email: string;
  readonly token: string;
  readonly now: Date;
}

async function writeResetMail({ accounts, client }: Context, reset: Reset, publicUrl: string): Promise<Mail | null> {
  const { database } = accounts;
  const user = await findUserByEmail(database, reset.email);
  accounts.audit({ event: 'reset-requested', account: user?.id ?? null }, client);
  if (user === null) return null;
  await insertReset(database, user.id, reset.token, reset.now);
  return resetMail(user, reset.token, publicUrl);
}

/**
 * Whether another mail may be sent. If not, the answer is the same and the links in earlier mails stay valid, so that nobody can lock the owner out by asking
 * too often. A known device has its own limit.
 */
async function hasMailLeft({ accounts, client }: Context, email: string): Promise<boolean> {
  const device = await findKnownDevice(accounts.database, client.device, email, accounts.now());
  // The client's limit is checked first, as for log-ins.
  if (device === null) await accounts.countTry(rateLimitRules.resetsOfClient, client.address, client);
  const rule = device === null ? rateLimitRules.resetsOfAddress : rateLimitRules.resetsOfDevice;
  const who = device === null ? emailKey(email) : `${emailKey(email)}\n${device}`;
  const { retryAfter } = await accounts.recordTry(rule, who);
  if (retryAfter !== null) accounts.audit({ event: 'limit-reached', limit: rule.name, account: null }, client);
  return retryAfter === null;
}

export const forgotPassword: NonNullable<MutationResolvers['forgotPassword']> = async (
  _root,
  { input: { email } },
  context,
) => {
  const problems = validateAccountInput({ email });
  if (problems.length > 0) throw badUserInput(problems);
  const { accounts } = context;
  if (!(await hasMailLeft(context, email))) return { result: true };
  // Generated before the answer, like the mail's id, so that runs are reproducible.
  const reset = { email, token: newSecret(accounts.options.random), now: accounts.now() };
  // The account is looked up after the answer, so that the response time reveals nothing.
  accounts.post(context, 'a reset mail', (publicUrl) => writeResetMail(context, reset, publicUrl));
  return { result: true };
};

const rejectedLink = tokenProblem(accountTexts.rejectedLink);

export const changePassword: NonNullable<MutationResolvers['changePassword']> = async (_root, { input }, context) => {
  const { token, id, newPassword } = input;
  const { accounts } = context;
  const reject = () => {
    // The id comes from the client, so it is logged only if it has the form of one.
    const account = /^user_\w{1,64}$/.test(id) ? id : null;
    accounts.audit({ event: 'reset-token-rejected', account }, context.client);
    return rejectedLink;
  };
  // Checked first, so that a guessed token costs no hash and learns nothing about the password rule.
  if (!(await isResetValid(accounts.database, id, token, accounts.now()))) return reject();
  const problems = validateAccountInput({ newPassword });
  if (problems.length > 0) return problemsPayload(problems);
  const passwordHash = await hashPassword(newPassword);
  const user = await accounts.database.transaction(async (tx) => {
    if (!(await takeReset(tx, id, token, accounts.now()))) return null;
    await updatePassword(tx, id, passwordHash);
    await deleteResets(tx, id);
    // Somebody who knew the old password may have requested a change of the address; and the link was mailed to the current one.
    await deletePendingEmail(tx, id);
    await markEmailConfirmed(tx, id, accounts.now());
    await deleteSessions(tx, id);
    // Somebody who knew the old password may have logged in on other devices, and created API tokens.
    await forgetDevices(tx, id);
    await deleteApiTokens(tx, id);
    return findUserById(tx, id);
  });
  if (user === null) return reject();
  accounts.audit({ event: 'password-changed', account: user.id, by: 'reset-token' }, context.client);
  // Using the link does not log in; a session of this user ends.
  if (context.viewer?.id === id) context.setSession(null);
  accounts.post(context, 'a mail about a changed password', (publicUrl) => passwordChangedMail(user, publicUrl));
  return userPayload(user);
};

export const changeOwnPassword: NonNullable<MutationResolvers['changeOwnPassword']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  const problems = validateAccountInput({ newPassword: input.newPassword });
  if (problems.length > 0) return problemsPayload(problems);
  if (!(await confirmPassword(accounts, account, input.currentPassword, context))) {
    return problemsPayload([wrongPassword('currentPassword')]);
  }
  await accounts.countChange(account, context.client);
  const passwordHash = await hashPassword(input.newPassword);
  await accounts.database.transaction(async (tx) => {
    await updatePassword(tx, account.id, passwordHash);
    await deleteResets(tx, account.id);
    // Somebody who knew the old password may have requested a change of the address.
    await deletePendingEmail(tx, account.id);
    await deleteSessions(tx, account.id, requireSession(context).sessionId);
    await forgetDevices(tx, account.id, context.client.device);
    await deleteApiTokens(tx, account.id);
  });
  accounts.audit({ event: 'password-changed', account: account.id, by: 'password' }, context.client);
  accounts.post(context, 'a mail about a changed password', (publicUrl) => passwordChangedMail(account, publicUrl));
  return userPayload(account);
};
