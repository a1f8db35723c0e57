// Mutation.startPasskeySetup
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { confirmLogin } from '../confirmLogin.ts';
import { insertPasskeyChallenge } from '../passkeys/passkeyChallenges.ts';
import { listCredentialIds, mostPasskeys } from '../passkeys/passkeys.ts';
import { newPasskeyOptions } from '../passkeys/webauthn.ts';
import { problemsPayload, tooManyPasskeys } from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { requireAccount } from '../requireViewer.ts';
import { newSecret } from '../secret.ts';

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
  if (present.length >= mostPasskeys) return problemsPayload([tooManyPasskeys(mostPasskeys)]);
  // Before the device makes a key, and not after, when it would keep one that the account does not know.
  await accounts.countTry(rateLimitRules.passkeySetupsOfAccount, account.id, client, account.id);
  const challenge = newSecret(accounts.options.random);
  await insertPasskeyChallenge(database, { challenge, userId: account.id }, accounts.now());
  const publicUrl = accounts.options.publicUrl();
  return {
    __typename: 'PasskeyOptions',
    options: await newPasskeyOptions(account, { challenge, present, publicUrl }),
  };
};
