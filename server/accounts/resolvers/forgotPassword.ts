// Mutation.forgotPassword
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import type { Context } from '../../graphql/context.ts';
import { badUserInput } from '../../graphql/errors.ts';
import type { Mail } from '../../edges.ts';
import { findKnownDevice } from '../devices.ts';
import { emailKey } from '../emailRule.ts';
import { resetMail } from '../mails/resetMail.ts';
import { insertReset } from '../passwordResets.ts';
import { judge } from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { newSecret } from '../secret.ts';
import { findUserByEmail } from '../users.ts';

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
 * Whether one more mail may be sent. If not, the answer is the same and the links of earlier mails stay valid, so that nobody can keep the owner
 * out by asking too often. A known device has a limit of its own.
 */
async function hasMailLeft({ accounts, client }: Context, email: string): Promise<boolean> {
  const device = await findKnownDevice(accounts.database, client.device, email, accounts.now());
  // The client first, as at a login.
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
  const problems = judge({ email });
  if (problems.length > 0) throw badUserInput(problems);
  const { accounts } = context;
  if (!(await hasMailLeft(context, email))) return { result: true };
  // As the mail's id: nothing is drawn after the answer, so that a run can be repeated.
  const reset = { email, token: newSecret(accounts.options.random), now: accounts.now() };
  // Whether there is such an account is looked up after the answer, so that its time tells nothing.
  accounts.post(context, 'a reset mail', (publicUrl) => writeResetMail(context, reset, publicUrl));
  return { result: true };
};
