// The limits of an account: how much it may look up, and how often it may ask to. Kept answers count as well, so that the limit is the same
// whoever asked before.
import { type RateLimit, rateLimitRules } from '../accounts/rateLimits.ts';
import type { Context } from '../graphql/context.ts';
import { rateLimited } from '../graphql/errors.ts';
import { requireViewer } from '../graphql/requireViewer.ts';
import type { Outcome } from './lookupAnswers.ts';

async function count(context: Context, rule: RateLimit, times: number): Promise<void> {
  const { id } = requireViewer(context);
  if (times === 0) return;
  const { retryAfter } = await context.accounts.recordTry(rule, id, times);
  if (retryAfter === null) return;
  // The rest of the limit stays available for smaller requests.
  await context.accounts.uncountTries([[rule, id]], times);
  context.accounts.audit({ event: 'limit-reached', limit: rule.name, account: id }, context.client);
  throw rateLimited(retryAfter);
}

/** Counts a request, whatever becomes of it. Throws RATE_LIMITED when the account has made too many. */
export async function countRequest(context: Context): Promise<void> {
  await count(context, rateLimitRules.lookUpRequestsOfAccount, 1);
}

/**
 * Counts so many lookups, and makes them; those that end as `LIMITED` or `OFF` are not counted. Throws RATE_LIMITED, and makes none, if they
 * are more than the account has left.
 */
export async function countLookUps(
  context: Context,
  times: number,
  lookUp: () => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  const { id } = requireViewer(context);
  // Counted before, so that requests at the same time cannot all find room.
  await count(context, rateLimitRules.lookUpsOfAccount, times);
  const outcomes = await lookUp();
  const postponed = outcomes.filter(({ status }) => status === 'LIMITED' || status === 'OFF').length;
  if (postponed > 0) await context.accounts.uncountTries([[rateLimitRules.lookUpsOfAccount, id]], postponed);
  return outcomes;
}
