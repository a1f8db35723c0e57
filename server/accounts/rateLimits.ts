// How often something may be tried, counted in rows so that every server process counts the same.
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../database/database.ts';
import { rateLimited } from '../graphql/errors.ts';

export interface RateLimit {
  name: string;
  limit: number;
  /** Milliseconds, from the first try on. */
  window: number;
}

const minute = 60 * 1000;

export const rateLimitRules = {
  loginsOfAddress: { name: 'login:address', limit: 10, window: 15 * minute },
  loginsOfClient: { name: 'login:client', limit: 100, window: 15 * minute },
  resetsOfAddress: { name: 'reset:address', limit: 3, window: 60 * minute },
  resetsOfClient: { name: 'reset:client', limit: 30, window: 60 * minute },
  // Each of these sends a mail, also to an address that an account was given without asking whose it is.
  changesOfAccount: { name: 'change:account', limit: 5, window: 60 * minute },
  changesOfClient: { name: 'change:client', limit: 30, window: 60 * minute },
  changesOfAddress: { name: 'change:address', limit: 5, window: 60 * minute },
  signupsOfClient: { name: 'signup:client', limit: 60, window: 60 * minute },
} as const satisfies Record<string, RateLimit>;

/** Hashed, so that the table does not list who tried. */
function keyOf(rule: RateLimit, who: string): Buffer {
  return createHash('sha256').update(`${rule.name}\n${who}`).digest();
}

/**
 * Counts one try before it is made, so that tries at the same time cannot all find room; throws RATE_LIMITED when there is none.
 */
export async function countTry(db: Queryable, rule: RateLimit, who: string, now: Date): Promise<void> {
  const [row] = await db.query<{ count: number; expires: Date }>(sql`
    insert into rate_limits as r (key, count, expires)
    values (${keyOf(rule, who)}, 1, ${new Date(now.getTime() + rule.window)})
    on conflict (key) do update set
      count = case when r.expires <= ${now}::timestamptz then 1 else r.count + 1 end,
      expires = case when r.expires <= ${now}::timestamptz then excluded.expires else r.expires end
    returning count, expires`);
  if (row && row.count > rule.limit) throw rateLimited(Math.ceil((row.expires.getTime() - now.getTime()) / 1000));
}

/** A try that turned out well does not count. */
export async function uncountTry(db: Queryable, rule: RateLimit, who: string): Promise<void> {
  await db.query(sql`update rate_limits set count = count - 1 where key = ${keyOf(rule, who)} and count > 0`);
}

/** Removes what has run out. */
export async function deleteOldLimits(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from rate_limits where expires <= ${now}`);
}
