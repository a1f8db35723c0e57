// Limits for the codes of the second factor, as passwordTries.ts has them for passwords.
import type { Context } from '../../graphql/context.ts';
import { findKnownDevice } from '../devices.ts';
import { rateLimitRules, type Try } from '../rateLimits.ts';
import type { StoredUser } from '../users.ts';

/**
 * Counts a code before it is checked. The result is for `uncountTries`, once the code was right. Unlike wrong passwords, wrong codes are refused
 * beyond the limit and not slowed down: there are few codes, and many clients could try them side by side.
 */
export async function countCode({ id, email }: StoredUser, { accounts, client }: Context): Promise<Try> {
  const device = await findKnownDevice(accounts.database, client.device, email, accounts.now());
  const tried: Try =
    device === null ? [rateLimitRules.codesOfAccount, id] : [rateLimitRules.codesOfDevice, `${id}\n${device}`];
  await accounts.countTry(...tried, client, id);
  return tried;
}
