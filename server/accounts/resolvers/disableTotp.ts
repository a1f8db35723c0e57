// Mutation.disableTotp
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { secondFactorMail } from '../mails/secondFactorMail.ts';
import { confirmPassword } from '../passwordTries.ts';
import { problemsPayload, userPayload, wrongPassword } from '../problems.ts';
import { requireAccount } from '../requireViewer.ts';
import { deleteRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { deleteTotp, findTotp } from '../secondFactor/totpFactors.ts';

export const disableTotp: NonNullable<MutationResolvers['disableTotp']> = async (_root, { input }, context) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  if (!(await confirmPassword(accounts, account, input.password, context))) {
    return problemsPayload([wrongPassword('password')]);
  }
  if ((await findTotp(accounts.database, account.id)) === null) return userPayload(account);
  await accounts.countChange(account, context.client);
  await accounts.database.transaction(async (tx) => {
    await deleteTotp(tx, account.id);
    await deleteRecoveryCodes(tx, account.id);
  });
  accounts.audit({ event: 'second-factor-disabled', account: account.id }, context.client);
  accounts.post(context, 'a mail about the second factor', (publicUrl) =>
    secondFactorMail(account, 'turnedOff', publicUrl),
  );
  return userPayload(account);
};
