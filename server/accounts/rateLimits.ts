// The rate limits. Tries are counted in the database, so that they hold across server processes.
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../database/database.ts';

export interface RateLimit {
  name: string;
  limit: number;
  /** In milliseconds, from the first try. */
  window: number;
}

/** The limit that a try counts towards, and the key of the one who tries. */
export type Try = readonly [rule: RateLimit, who: string];

const minute = 60 * 1000;

export const rateLimitRules = {
  /** One client at one address. */
  loginsOfPair: { name: 'login:pair', limit: 10, window: 15 * minute },
  /** All clients at one address. Beyond it they are slowed down instead of refused, so that nobody can lock the owner out. */
  loginsOfAddress: { name: 'login:address', limit: 10, window: 15 * minute },
  loginsOfClient: { name: 'login:client', limit: 100, window: 15 * minute },
  /** A device on which the account was logged in to before, instead of the three above. */
  loginsOfDevice: { name: 'login:device', limit: 10, window: 15 * minute },
  /** A logged-in person who is asked for the password. */
  passwordsOfSession: { name: 'password:session', limit: 10, window: 15 * minute },
  /**
   * Wrong codes of the second factor; three of a million are valid at any moment. Anybody who tries them knows the password. A known device has its own limit.
   */
  codesOfAccount: { name: 'second-factor:account', limit: 10, window: 60 * minute },
  codesOfDevice: { name: 'second-factor:device', limit: 10, window: 60 * minute },
  /** Each visit of the log-in page may request one. */
  passkeyChallengesOfClient: { name: 'passkey:challenge', limit: 300, window: 15 * minute },
  /** Signatures cannot be guessed, so there is no limit per account, which could only lock its owner out. */
  passkeyLoginsOfClient: { name: 'passkey:client', limit: 100, window: 15 * minute },
  /** Each may end with a mail. */
  passkeySetupsOfAccount: { name: 'passkey:account', limit: 20, window: 60 * minute },
  /** Beyond it no further mail is sent, and the links in earlier mails stay valid. */
  resetsOfAddress: { name: 'reset:address', limit: 3, window: 60 * minute },
  /** For a known device, instead of the limits for the address and the client. */
  resetsOfDevice: { name: 'reset:device', limit: 3, window: 60 * minute },
  resetsOfClient: { name: 'reset:client', limit: 30, window: 60 * minute },
  // Each of these sends a mail, also to an address that an account was given without asking whose it is.
  changesOfAccount: { name: 'change:account', limit: 5, window: 60 * minute },
  changesOfClient: { name: 'change:client', limit: 30, window: 60 * minute },
  changesOfAddress: { name: 'change:address', limit: 5, window: 60 * minute },
  /** Mails that confirm an address. An account can name any address, so this limits what a stranger can be sent. */
  confirmationsOfAddress: { name: 'confirm:address', limit: 5, window: 60 * minute },
  /** Identifiers, of which one request can bring many. Those that a service is too busy for do not count. */
  lookUpsOfAccount: { name: 'lookup:account', limit: 1_000, window: 60 * minute },
  /** Requests to look something up, also those that are refused or come to nothing. */
  lookUpRequestsOfAccount: { name: 'lookup:requests', limit: 3_000, window: 60 * minute },
  /** Each ends with a mail. */
  apiTokensOfAccount: { name: 'token:account', limit: 20, window: 60 * minute },
  /** Sign-ins of programs that begin, and how often they ask what became of them. */
  deviceLoginsOfClient: { name: 'device:client', limit: 60, window: 60 * minute },
  devicePollsOfClient: { name: 'device:polls', limit: 1_000, window: 15 * minute },
  /** Codes that a person types, of 25 billion. */
  deviceCodesOfAccount: { name: 'device:codes', limit: 30, window: 60 * minute },
  /** Requests with one API token, which are counted in blocks (apiTokens/tokenRequests.ts). */
  requestsOfToken: { name: 'token:requests', limit: 5_000, window: 60 * minute },
  /** Requests for read-only links, including links that don't exist. Programs send a request for each build of a paper. */
  shareLinksOfClient: { name: 'share-link:client', limit: 1_000, window: 15 * minute },
  shareLinkUses: { name: 'share-link:link', limit: 1_000, window: 15 * minute },
  // Each may send a mail to an address that the account names.
  invitationsOfAccount: { name: 'invitation:account', limit: 30, window: 60 * minute },
  invitationsOfClient: { name: 'invitation:client', limit: 60, window: 60 * minute },
  invitationsOfAddress: { name: 'invitation:address', limit: 5, window: 60 * minute },
  signupsOfClient: { name: 'signup:client', limit: 60, window: 60 * minute },
} as const satisfies Record<string, RateLimit>;

/** Hashed, so that the table does not reveal who tried. */
function keyOf(rule: RateLimit, who: string): Buffer {
  return createHash('sha256').update(`${rule.name}\n${who}`).digest();
}

/** The longest window of all. */
const longestWindow = Math.max(...Object.values(rateLimitRules).map(({ window }) => window));

const shortestDelay = 250;
const longestDelay = 5_000;

/** A try that was counted. */
export interface CountedTry {
  /** Its 1-based number within the window. */
  readonly count: number;
  /** Seconds until the window ends, if the limit is exceeded; otherwise null. */
  readonly retryAfter: number | null;
}

/** The delay of a try beyond the limit, in milliseconds: it doubles with each try, up to five seconds. */
export function slowDown({ limit }: RateLimit, { count }: CountedTry): number {
  return count <= limit ? 0 : Math.min(shortestDelay * 2 ** (count - limit - 1), longestDelay);
}

/**
 * Counts one try, or `times`, before it is made, so that simultaneous tries cannot exceed the limit together. A window that ends later than a new one
 * would was started before the clock was set back, and counts as over.
 */
export async function countTry(db: Queryable, rule: RateLimit, who: string, now: Date, times = 1): Promise<CountedTry> {
  const end = new Date(now.getTime() + rule.window);
  const isOver = sql`(r.expires <= ${now}::timestamptz or r.expires > ${end}::timestamptz)`;
  const [row] = await db.query<{ count: number; expires: Date }>(sql`
    insert into rate_limits as r (key, count, expires)
    values (${keyOf(rule, who)}, ${times}, ${end})
    on conflict (key) do update set
      count = case when ${isOver} then excluded.count else r.count + excluded.count end,
      expires = case when ${isOver} then excluded.expires else r.expires end
    returning count, expires`);
  if (!row) throw new Error('The limit gave no row.');
  const { count, expires } = row;
  return { count, retryAfter: count > rule.limit ? Math.ceil((expires.getTime() - now.getTime()) / 1000) : null };
}

/** Removes a successful try, or `times`, from the count. */
export async function uncountTry(db: Queryable, rule: RateLimit, who: string, times = 1): Promise<void> {
  await db.query(
    sql`update rate_limits set count = greatest(count - ${times}::int, 0) where key = ${keyOf(rule, who)}`,
  );
}

/** Removes windows that are over, and those started before the clock was set back. */
export async function deleteOldLimits(db: Queryable, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + longestWindow);
  await db.query(sql`delete from rate_limits where expires <= ${now} or expires > ${latest}`);
}
