// Mutation.login
import { accountTexts } from '../accountTexts.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { checkLogin } from '../passwordTries.ts';
import { problemsPayload, userPayload } from '../problems.ts';
import { insertChallenge } from '../secondFactor/loginChallenges.ts';
import { findTotp } from '../secondFactor/totpFactors.ts';
import { newSecret } from '../secret.ts';
import { findUserByEmail } from '../users.ts';

/** Does not say which of the two was wrong, nor whether there is such an account: not in words, nor in time. */
const wrongLogin = { path: ['email', 'password'], message: accountTexts.wrongLogin };

export const login: NonNullable<MutationResolvers['login']> = async (
  _root,
  { input: { email, password } },
  context,
) => {
  const { accounts } = context;
  const user = await findUserByEmail(accounts.database, email);
  const right = await checkLogin(accounts, user, { email, password }, context);
  if (user === null || !right) return problemsPayload([wrongLogin]);
  if ((await findTotp(accounts.database, user.id)) !== null) {
    const challengeToken = newSecret(accounts.options.random);
    const challenge = { token: challengeToken, userId: user.id, passwordHash: user.passwordHash };
    await insertChallenge(accounts.database, challenge, accounts.now());
    accounts.audit({ event: 'second-factor-required', account: user.id }, context.client);
    return { __typename: 'SecondFactorRequired', challengeToken };
  }
  if (!(await accounts.beginSession(user, context))) return problemsPayload([wrongLogin]);
  return userPayload(user);
};
