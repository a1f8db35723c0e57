// Mutation.renewRecoveryCodes
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { secondFactorMail } from '../mails/secondFactorMail.ts';
import { confirmPassword } from '../passwordTries.ts';
import { problemsPayload, recoveryCodesPayload, totpIsOff, wrongPassword } from '../problems.ts';
import { requireAccount } from '../requireViewer.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { findTotp } from '../secondFactor/totpFactors.ts';

export const renewRecoveryCodes: NonNullable<MutationResolvers['renewRecoveryCodes']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts } = context;
  const account = await requireAccount(context);
  if (!(await confirmPassword(accounts, account, input.password, context))) {
    return problemsPayload([wrongPassword('password')]);
  }
  if ((await findTotp(accounts.database, account.id)) === null) return problemsPayload([totpIsOff]);
  await accounts.countChange(account, context.client);
  const codes = await makeRecoveryCodes(accounts.options.random);
  await accounts.database.transaction((tx) => replaceRecoveryCodes(tx, account.id, codes));
  accounts.audit({ event: 'recovery-codes-renewed', account: account.id }, context.client);
  accounts.post(context, 'a mail about new recovery codes', (publicUrl) =>
    secondFactorMail(account, 'codesRenewed', publicUrl),
  );
  return recoveryCodesPayload(account, codes.shown);
};
