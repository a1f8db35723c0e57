// Mutation.signup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { insertConfirmation } from '../emailConfirmations.ts';
import { hashPassword } from '../passwordHash.ts';
import { welcomeMail } from '../mails/welcomeMail.ts';
import { addressTaken, judge, problemsPayload, userPayload } from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { newSecret } from '../secret.ts';
import { insertUser } from '../users.ts';

export const signup: NonNullable<MutationResolvers['signup']> = async (
  _root,
  { input: { email, password } },
  context,
) => {
  const problems = judge({ email, password });
  if (problems.length > 0) return problemsPayload(problems);
  const { accounts } = context;
  await accounts.countTry(rateLimitRules.signupsOfClient, context.client.address, context.client);
  const user = {
    id: context.newId('user'),
    email: email.trim(),
    passwordHash: await hashPassword(password),
    emailConfirmed: null,
  };
  const token = newSecret(accounts.options.random);
  const completeLogin = await accounts.database.transaction(async (tx) => {
    if (!(await insertUser(tx, user, accounts.now()))) return null;
    await insertConfirmation(tx, { userId: user.id, email: user.email, token }, accounts.now());
    return accounts.storeSession(user, context, tx);
  });
  if (completeLogin === null) return problemsPayload([addressTaken]);
  completeLogin();
  accounts.audit({ event: 'signup', account: user.id }, context.client);
  accounts.post(context, 'a welcome mail', (publicUrl) => welcomeMail(user, token, publicUrl));
  return userPayload(user);
};
