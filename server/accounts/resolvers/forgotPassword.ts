// Mutation.forgotPassword
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput } from '../../graphql/errors.ts';
import type { Accounts } from '../accounts.ts';
import type { Mail } from '../../edges.ts';
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

async function writeResetMail({ database }: Accounts, reset: Reset, publicUrl: string): Promise<Mail | null> {
  const user = await findUserByEmail(database, reset.email);
  if (user === null) return null;
  await insertReset(database, user.id, reset.token, reset.now);
  return resetMail(user, reset.token, publicUrl);
}

export const forgotPassword: NonNullable<MutationResolvers['forgotPassword']> = async (
  _root,
  { input: { email } },
  context,
) => {
  const problems = judge({ email });
  if (problems.length > 0) throw badUserInput(problems);
  const { accounts } = context;
  // The client first, as at a login.
  await accounts.countTry(rateLimitRules.resetsOfClient, context.client.address);
  await accounts.countTry(rateLimitRules.resetsOfAddress, emailKey(email));
  // As the mail's id: nothing is drawn after the answer, so that a run can be repeated.
  const reset = { email, token: newSecret(accounts.options.random), now: accounts.now() };
  // Whether there is such an account is looked up after the answer, so that its time tells nothing.
  accounts.post(context, 'a reset mail', (publicUrl) => writeResetMail(accounts, reset, publicUrl));
  return { result: true };
};
