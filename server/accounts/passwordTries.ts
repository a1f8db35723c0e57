// Checks passwords within limits that nobody can abuse to lock an owner out: a client that guesses is refused, everybody else is at most slowed down.
import type { Context } from '../graphql/context.ts';
import { requireSession } from '../graphql/requireSession.ts';
import type { Accounts } from './accounts.ts';
import { findKnownDevice } from './devices.ts';
import { emailKey } from './emailRule.ts';
import { verifyPassword } from './passwordHash.ts';
import { rateLimitRules, slowDown, type Try } from './rateLimits.ts';
import type { StoredUser } from './users.ts';

/** Whether the password of a log-in is correct. An unknown user costs the same time and counts the same. */
export async function checkLogin(
  accounts: Accounts,
  user: StoredUser | null,
  { email, password }: { email: string; password: string },
  { client }: Context,
): Promise<boolean> {
  const address = emailKey(email);
  const device = await findKnownDevice(accounts.database, client.device, email, accounts.now());
  // The client first: one that has no tries left must not use up those of the address.
  const tries: Try[] =
    device !== null
      ? [[rateLimitRules.loginsOfDevice, `${address}\n${device}`]]
      : [
          [rateLimitRules.loginsOfClient, client.address],
          [rateLimitRules.loginsOfPair, `${address}\n${client.address}`],
        ];
  for (const [rule, who] of tries) await accounts.countTry(rule, who, client, user?.id);
  if (device === null) {
    const rule = rateLimitRules.loginsOfAddress;
    const delay = slowDown(rule, await accounts.recordTry(rule, address));
    tries.push([rule, address]);
    // Waits before the password is checked, so that neither a connection nor a thread is held meanwhile.
    if (delay > 0) await accounts.options.wait(delay);
  }
  const right = await verifyPassword(user?.passwordHash ?? null, password);
  if (right) await accounts.uncountTries(tries);
  else accounts.audit({ event: 'login-failed', account: user?.id ?? null, knownDevice: device !== null }, client);
  return right;
}

/** Whether the password is that of the logged-in user. These tries are counted by session, separately from log-ins. */
export async function confirmPassword(
  accounts: Accounts,
  account: StoredUser,
  password: string,
  context: Context,
): Promise<boolean> {
  const { client } = context;
  const session = requireSession(context).sessionId;
  const tried: Try = [rateLimitRules.passwordsOfSession, `${account.id}\n${session}`];
  await accounts.countTry(...tried, client, account.id);
  const right = await verifyPassword(account.passwordHash, password);
  if (right) await accounts.uncountTries([tried]);
  else accounts.audit({ event: 'password-rejected', account: account.id, session }, client);
  return right;
}
