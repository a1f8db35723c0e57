// The limit of an account: how much it may look up. Kept answers count as well, so that the limit is the same whoever asked before.
import { rateLimitRules } from '../accounts/rateLimits.ts';
import { requireViewer } from '../graphql/requireViewer.ts';
import type { Context } from '../graphql/context.ts';
import { rateLimited } from '../graphql/errors.ts';

/** Counts so many look-ups before they are made. Throws RATE_LIMITED when that is more than the account may. */
export async function countLookUps(context: Context, count: number): Promise<void> {
  const { id } = requireViewer(context);
  if (count === 0) return;
  const rule = rateLimitRules.lookUpsOfAccount;
  const { retryAfter } = await context.accounts.recordTry(rule, id, count);
  if (retryAfter === null) return;
  context.accounts.audit({ event: 'limit-reached', limit: rule.name, account: id }, context.client);
  throw rateLimited(retryAfter);
}

/** Takes back so many of those that were counted: nobody was asked for them. */
export async function uncountLookUps(context: Context, count: number): Promise<void> {
  const { id } = requireViewer(context);
  if (count > 0) await context.accounts.uncountTries([[rateLimitRules.lookUpsOfAccount, id]], count);
}
