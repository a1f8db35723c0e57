// Passkeys: logging in with one, adding and removing them.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { accountTexts } from '../accountTexts.ts';
import type { AuditEvent } from '../audit.ts';
import { confirmLogin } from '../confirmLogin.ts';
import { secondFactorMail } from '../mails/secondFactorMail.ts';
import { insertPasskeyChallenge, takePasskeyChallenge } from '../passkeys/passkeyChallenges.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listCredentialIds,
  maximumPasskeys,
  usePasskey,
} from '../passkeys/passkeys.ts';
import { readLoginCredential, readNewCredential } from '../passkeys/readCredential.ts';
import { loginOptions, newPasskeyOptions, verifyLogin, verifyNewPasskey } from '../passkeys/webauthn.ts';
import {
  passkeyNotAdded,
  passkeyRejected,
  passkeyTaken,
  problemsPayload,
  tokenProblem,
  tooManyPasskeys,
  userPayload,
} from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { requireAccount } from '../requireAccount.ts';
import { newSecret } from '../secret.ts';
import { findUserById } from '../users.ts';

export const startPasskeyLogin: NonNullable<MutationResolvers['startPasskeyLogin']> = async (
  _root,
  _args,
  { accounts, client },
) => {
  await accounts.countTry(rateLimitRules.passkeyChallengesOfClient, client.address, client);
  const challenge = newSecret(accounts.options.random);
  await insertPasskeyChallenge(accounts.database, { challenge, userId: null }, accounts.now());
  return { options: await loginOptions({ challenge, publicUrl: accounts.options.publicUrl() }) };
};

type Reason = Extract<AuditEvent, { event: 'passkey-rejected' }>['reason'];

const loginOver = tokenProblem(accountTexts.passkeys.loginOver);

/** The answer is the same for an unknown passkey and for a wrong signature. */
export const loginWithPasskey: NonNullable<MutationResolvers['loginWithPasskey']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts, client } = context;
  const { database } = accounts;
  const reject = (reason: Reason, account: string | null) => {
    accounts.audit({ event: 'passkey-rejected', account, during: 'login', reason }, client);
    return problemsPayload([passkeyRejected]);
  };
  const tried = [rateLimitRules.passkeyLoginsOfClient, client.address] as const;
  await accounts.countTry(...tried, client);
  const credential = readLoginCredential(input.credential);
  if (credential === null) return reject('invalid', null);
  const { challenge } = credential;
  if (!(await takePasskeyChallenge(database, { challenge, userId: null }, accounts.now()))) {
    accounts.audit({ event: 'challenge-rejected', account: null }, client);
    return loginOver;
  }
  const passkey = await findPasskey(database, credential.id);
  const user = passkey && (await findUserById(database, passkey.userId));
  if (passkey === null || user === null) return reject('unknown', null);
  const verified = await verifyLogin(credential, passkey, accounts.options.publicUrl());
  if (verified === null) return reject('invalid', user.id);
  if (!(await usePasskey(database, { id: passkey.id, ...verified }, accounts.now()))) return reject('counter', user.id);
  await accounts.uncountTries([tried]);
  accounts.audit({ event: 'passkey-used', account: user.id }, client);
  // The password was changed at this moment, so the account as it was read is outdated.
  if (!(await accounts.beginSession(user, context))) return loginOver;
  return userPayload(user);
};

export const startPasskeySetup: NonNullable<MutationResolvers['startPasskeySetup']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts, client } = context;
  const { database } = accounts;
  const account = await requireAccount(context);
  const problems = await confirmLogin(context, input?.password);
  if (problems.length > 0) return problemsPayload(problems);
  const present = await listCredentialIds(database, account.id);
  if (present.length >= maximumPasskeys) return problemsPayload([tooManyPasskeys(maximumPasskeys)]);
  // Checked before the device creates a key, which it would keep even if the account then refused it.
  await accounts.countTry(rateLimitRules.passkeySetupsOfAccount, account.id, client, account.id);
  const challenge = newSecret(accounts.options.random);
  await insertPasskeyChallenge(database, { challenge, userId: account.id }, accounts.now());
  const publicUrl = accounts.options.publicUrl();
  return {
    __typename: 'PasskeyOptions',
    options: await newPasskeyOptions(account, { challenge, present, publicUrl }),
  };
};

const setupOver = tokenProblem(accountTexts.passkeys.setupOver);

/** `startPasskeySetup` has required the password or a recent log-in, and its challenge proves that. */
export const addPasskey: NonNullable<MutationResolvers['addPasskey']> = async (_root, { input }, context) => {
  const { accounts, client } = context;
  const { database } = accounts;
  const account = await requireAccount(context);
  const reject = () => {
    accounts.audit({ event: 'passkey-rejected', account: account.id, during: 'setup', reason: 'invalid' }, client);
    return problemsPayload([passkeyNotAdded]);
  };
  const credential = readNewCredential(input.credential);
  if (credential === null) return reject();
  const { challenge } = credential;
  if (!(await takePasskeyChallenge(database, { challenge, userId: account.id }, accounts.now()))) {
    accounts.audit({ event: 'challenge-rejected', account: account.id }, client);
    return setupOver;
  }
  const verified = await verifyNewPasskey(credential, accounts.options.publicUrl());
  if (verified === null) return reject();
  const passkey = {
    ...verified,
    id: accounts.options.newId('pky'),
    userId: account.id,
    userAgent: client.userAgent,
  };
  if (!(await insertPasskey(database, passkey, accounts.now()))) return problemsPayload([passkeyTaken]);
  accounts.audit({ event: 'passkey-added', account: account.id }, client);
  accounts.post(context, 'a mail about a new passkey', (publicUrl) =>
    secondFactorMail(account, 'passkeyAdded', publicUrl),
  );
  return userPayload(account);
};

export const removePasskey: NonNullable<MutationResolvers['removePasskey']> = async (
  _root,
  { input: { id, password } },
  context,
) => {
  const { accounts, client } = context;
  const { database } = accounts;
  const account = await requireAccount(context);
  const problems = await confirmLogin(context, password);
  if (problems.length > 0) return problemsPayload(problems);
  // Not rate-limited: an account has few passkeys, and an owner who finds unknown ones must be able to remove all of them.
  if (!(await deletePasskey(database, account.id, id))) return userPayload(account);
  accounts.audit({ event: 'passkey-removed', account: account.id }, client);
  accounts.post(context, 'a mail about a removed passkey', (publicUrl) =>
    secondFactorMail(account, 'passkeyRemoved', publicUrl),
  );
  return userPayload(account);
};
