// Mutation.startPasskeyLogin
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { insertPasskeyChallenge } from '../passkeys/passkeyChallenges.ts';
import { loginOptions } from '../passkeys/webauthn.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { newSecret } from '../secret.ts';

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
