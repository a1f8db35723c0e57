// Signing up, logging in and out.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { accountTexts } from '../accountTexts.ts';
import { insertConfirmation } from '../emailConfirmations.ts';
import { secondFactorMail } from '../mails/secondFactorMail.ts';
import { welcomeMail } from '../mails/welcomeMail.ts';
import { hashPassword } from '../passwordHash.ts';
import { checkLogin } from '../passwordTries.ts';
import {
  addressTaken,
  validateAccountInput,
  problemsPayload,
  tokenProblem,
  userPayload,
  wrongCode,
} from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { countCodeTry } from '../secondFactor/codeTries.ts';
import { deleteChallenge, insertChallenge, tryChallenge } from '../secondFactor/loginChallenges.ts';
import { takeSecondFactor } from '../secondFactor/takeSecondFactor.ts';
import { findTotp } from '../secondFactor/totpFactors.ts';
import { newSecret } from '../secret.ts';
import { findUserByEmail, findUserById, insertUser } from '../users.ts';

export const signup: NonNullable<MutationResolvers['signup']> = async (
  _root,
  { input: { email, password } },
  context,
) => {
  const problems = validateAccountInput({ email, password });
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

/** Reveals neither which of the two was wrong nor whether the account exists, also not by the time that it takes. */
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

const challengeOver = tokenProblem(accountTexts.secondFactor.challengeOver);

export const confirmSecondFactor: NonNullable<MutationResolvers['confirmSecondFactor']> = async (
  _root,
  { input: { challengeToken, oneTimeCode } },
  context,
) => {
  const { accounts, client } = context;
  const { database } = accounts;
  const challenge = await tryChallenge(database, challengeToken, accounts.now());
  const user = challenge && (await findUserById(database, challenge.userId));
  if (challenge === null || user === null) {
    accounts.audit({ event: 'challenge-rejected', account: null }, client);
    return challengeOver;
  }
  const tried = await countCodeTry(user, context);
  const taken = await takeSecondFactor(database, user.id, oneTimeCode, accounts.now());
  if (taken === null) {
    accounts.audit({ event: 'code-rejected', account: user.id, during: 'login' }, client);
    return problemsPayload([wrongCode]);
  }
  await accounts.uncountTries([tried]);
  if (taken === 'recovery code') accounts.audit({ event: 'recovery-code-used', account: user.id }, client);
  await deleteChallenge(database, challengeToken);
  const { passwordHash } = challenge;
  if (!(await accounts.beginSession({ ...user, passwordHash }, context))) return challengeOver;
  if (taken === 'recovery code') {
    accounts.post(context, 'a mail about a recovery code', (publicUrl) =>
      secondFactorMail(user, 'recoveryCodeUsed', publicUrl),
    );
  }
  return userPayload(user);
};

export const logout: NonNullable<MutationResolvers['logout']> = async (_root, _args, context) => {
  await context.accounts.endSession(context);
  return { result: true };
};
