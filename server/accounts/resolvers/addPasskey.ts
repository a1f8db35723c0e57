// Mutation.addPasskey
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { accountTexts } from '../accountTexts.ts';
import { secondFactorMail } from '../mails/secondFactorMail.ts';
import { takePasskeyChallenge } from '../passkeys/passkeyChallenges.ts';
import { insertPasskey } from '../passkeys/passkeys.ts';
import { readNewCredential } from '../passkeys/readCredential.ts';
import { verifyNewPasskey } from '../passkeys/webauthn.ts';
import { passkeyNotAdded, passkeyTaken, problemsPayload, tokenProblem, userPayload } from '../problems.ts';
import { requireAccount } from '../requireViewer.ts';

const setupOver = tokenProblem(accountTexts.passkeys.setupOver);

/** The password or a recent log-in was asked for by `startPasskeySetup`, whose challenge proves it. */
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
