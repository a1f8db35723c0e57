// Two-step login: the authenticator app and recovery codes.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { accountTexts } from '../accountTexts.ts';
import { secondFactorMail } from '../mails/secondFactorMail.ts';
import { confirmPassword } from '../passwordTries.ts';
import {
  problemsPayload,
  recoveryCodesPayload,
  tokenProblem,
  totpIsOff,
  totpIsOn,
  userPayload,
  wrongCode,
  wrongPassword,
} from '../problems.ts';
import { requireAccount } from '../requireAccount.ts';
import { countCodeTry } from '../secondFactor/codeTries.ts';
import { deleteRecoveryCodes, makeRecoveryCodes, replaceRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { describeTotp, newTotpSecret, stepOfCode } from '../secondFactor/totp.ts';
import { beginTotp, deleteTotp, enableTotp as enable, findTotp, findTotpSetup } from '../secondFactor/totpFactors.ts';

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

const setupOver = tokenProblem(accountTexts.secondFactor.setupOver);

export const enableTotp: NonNullable<MutationResolvers['enableTotp']> = async (_root, { input }, context) => {
  const { accounts, client } = context;
  const { database } = accounts;
  const account = await requireAccount(context);
  const now = accounts.now();
  const secret = await findTotpSetup(database, account.id, now);
  if (secret === null) return setupOver;
  const tried = await countCodeTry(account, context);
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
