// Mutation.enableTotp
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { accountTexts } from '../accountTexts.ts';
import { secondFactorMail } from '../mails/secondFactorMail.ts';
import { problemsPayload, recoveryCodesPayload, tokenProblem, wrongCode } from '../problems.ts';
import { requireAccount } from '../requireViewer.ts';
import { countCode } from '../secondFactor/codeTries.ts';
import { makeRecoveryCodes, replaceRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { stepOfCode } from '../secondFactor/totp.ts';
import { enableTotp as enable, findTotpSetup } from '../secondFactor/totpFactors.ts';

const setupOver = tokenProblem(accountTexts.secondFactor.setupOver);

export const enableTotp: NonNullable<MutationResolvers['enableTotp']> = async (_root, { input }, context) => {
  const { accounts, client } = context;
  const { database } = accounts;
  const account = await requireAccount(context);
  const now = accounts.now();
  const secret = await findTotpSetup(database, account.id, now);
  if (secret === null) return setupOver;
  const tried = await countCode(account, context);
  const step = stepOfCode(secret, input.oneTimeCode, now);
  if (step === null) {
    accounts.audit({ event: 'code-rejected', account: account.id, during: 'setup' }, client);
    return problemsPayload([wrongCode]);
  }
  await accounts.uncountTries([tried]);
  const codes = await makeRecoveryCodes(accounts.options.random);
  const isOn = await database.transaction(async (tx) => {
    if (!(await enable(tx, { userId: account.id, secret, step }, now))) return false;
    await replaceRecoveryCodes(tx, account.id, codes);
    return true;
  });
  if (!isOn) return setupOver;
  accounts.audit({ event: 'second-factor-enabled', account: account.id }, client);
  accounts.post(context, 'a mail about the second factor', (publicUrl) =>
    secondFactorMail(account, 'turnedOn', publicUrl),
  );
  return recoveryCodesPayload(account, codes.shown);
};
