// Limits for codes of the second factor, like those for passwords in passwordTries.ts.
import type { Context } from '../../graphql/context.ts';
import { findKnownDevice } from '../devices.ts';
import { rateLimitRules, type Try } from '../rateLimits.ts';
import type { StoredUser } from '../users.ts';

/**
 * Counts the try of a code before the code is checked. Pass the result to `uncountTries` if the code is correct. Unlike wrong passwords, wrong codes
 * beyond the limit are refused instead of slowed down: there are only a million codes, and many clients could try them in parallel.
 */
export async function countCodeTry({ id, email }: StoredUser, { accounts, client }: Context): Promise<Try> {
  const device = await findKnownDevice(accounts.database, client.device, email, accounts.now());
  const tried: Try =
    device === null ? [rateLimitRules.codesOfAccount, id] : [rateLimitRules.codesOfDevice, `${id}\n${device}`];
  await accounts.countTry(...tried, client, id);
  return tried;
}
