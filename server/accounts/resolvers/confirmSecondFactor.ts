// Mutation.confirmSecondFactor
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { accountTexts } from '../accountTexts.ts';
import { secondFactorMail } from '../mails/secondFactorMail.ts';
import { problemsPayload, tokenProblem, userPayload, wrongCode } from '../problems.ts';
import { countCode } from '../secondFactor/codeTries.ts';
import { deleteChallenge, tryChallenge } from '../secondFactor/loginChallenges.ts';
import { takeSecondFactor } from '../secondFactor/takeSecondFactor.ts';
import { findUserById } from '../users.ts';

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
  const tried = await countCode(user, context);
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
