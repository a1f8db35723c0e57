// Mutation.loginWithPasskey
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { accountTexts } from '../accountTexts.ts';
import type { AuditEvent } from '../audit.ts';
import { takePasskeyChallenge } from '../passkeys/passkeyChallenges.ts';
import { findPasskey, usePasskey } from '../passkeys/passkeys.ts';
import { readLoginCredential } from '../passkeys/readCredential.ts';
import { verifyLogin } from '../passkeys/webauthn.ts';
import { passkeyRejected, problemsPayload, tokenProblem, userPayload } from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { findUserById } from '../users.ts';

type Reason = Extract<AuditEvent, { event: 'passkey-rejected' }>['reason'];

const loginOver = tokenProblem(accountTexts.passkeys.loginOver);

/** Answers alike whether the passkey is unknown or the signature wrong. */
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
  // The password was changed at this moment: what is known of the account is no longer so.
  if (!(await accounts.beginSession(user, context))) return loginOver;
  return userPayload(user);
};
