// Mutation.setUpTotp
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { confirmPassword } from '../passwordTries.ts';
import { problemsPayload, totpIsOn, wrongPassword } from '../problems.ts';
import { requireAccount } from '../requireViewer.ts';
import { describeTotp, newTotpSecret } from '../secondFactor/totp.ts';
import { beginTotp } from '../secondFactor/totpFactors.ts';

export const setUpTotp: NonNullable<MutationResolvers['setUpTotp']> = async (_root, { input }, context) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  if (!(await confirmPassword(accounts, account, input.password, context))) {
    return problemsPayload([wrongPassword('password')]);
  }
  const secret = newTotpSecret(accounts.options.random);
  if (!(await beginTotp(accounts.database, account.id, secret, accounts.now()))) return problemsPayload([totpIsOn]);
  return { __typename: 'TotpSetup', ...describeTotp(secret, account.email) };
};
