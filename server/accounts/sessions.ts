// The table of sessions, which expire after 30 days without use and after 90 days at most.
import sql from 'sql-template-tag';
import { type Queryable, unlessFull } from '../database/database.ts';
import { isStorable } from '../database/storable.ts';
import type { SessionViewer } from '../graphql/request.ts';
import { membershipsColumn, readMemberships, type WrittenMembership } from './sharing/memberships.ts';
import { hashSecret } from './secret.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const idleLifetime = 30 * day;
export const sessionLifetime = 90 * day;
/** How many minutes a log-in counts as recent. */
export const recentMinutes = 10;
/** The precision of the stored time of last use, so that not every read causes a write. */
const lastActiveExactness = 5 * minute;

export interface StoredSession {
  id: string;
  created: Date;
  lastActive: Date;
  userAgent: string | null;
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

/** The condition for a session `s` that is valid at `now`. */
export function sessionHolds(now: Date) {
  return sql`s.last_active > ${before(now, idleLifetime)} and s.created > ${before(now, sessionLifetime)}`;
}

/**
 * Begins a session for the user whose password hash is still the one that was verified; false when it was changed in the
 * meantime, so that a log-in with the old password cannot outlive the change.
 */
export async function insertSession(
  db: Queryable,
  session: { id: string; token: string; userId: string; passwordHash: string; userAgent: string | null },
  now: Date,
): Promise<boolean> {
  const inserted = await db.query(sql`
    with holder as (
      select id from users where id = ${session.userId} and password_hash = ${session.passwordHash} for share
    )
    insert into sessions (id, user_id, token_hash, created, last_active, user_agent)
    select ${session.id}, holder.id, ${hashSecret(session.token)}, ${now}::timestamptz, ${now}::timestamptz,
      ${session.userAgent}
    from holder
    returning id`);
  return inserted.length === 1;
}

interface SessionRow extends Omit<SessionViewer, 'via' | 'memberships'> {
  readonly lastActive: Date;
  readonly memberships: readonly WrittenMembership[] | null;
}

/** The owner of the session with this token; null if it is unknown or expired. */
export async function findViewer(db: Queryable, token: string, now: Date): Promise<SessionViewer | null> {
  const [row] = await db.query<SessionRow>(sql`
    select u.id, u.email, s.id as "sessionId", s.last_active as "lastActive",
      ${membershipsColumn(sql`u.id`)} as memberships
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${hashSecret(token)} and ${sessionHolds(now)}`);
  if (row === undefined) return null;
  const { lastActive, memberships, ...viewer } = row;
  // Also when the last use is in the future, because the clock was set back: the session must not hold for longer than it should. Its age is
  // unknown then, so its log-in does not count as recent.
  const latestStart = lastActive > now ? before(now, recentMinutes * minute) : now;
  if (Math.abs(now.getTime() - lastActive.getTime()) > lastActiveExactness) {
    await unlessFull(
      db.query(sql`
        update sessions set last_active = ${now}::timestamptz, created = least(created, ${latestStart}::timestamptz)
        where id = ${viewer.sessionId}`),
    );
  }
  return { ...viewer, memberships: readMemberships(memberships), via: 'session' };
}

export async function listSessions(db: Queryable, userId: string, now: Date): Promise<StoredSession[]> {
  return db.query<StoredSession>(sql`
    select s.id, s.created, s.last_active as "lastActive", s.user_agent as "userAgent"
    from sessions s where s.user_id = ${userId} and ${sessionHolds(now)}
    order by s.created desc, s.id desc`);
}

/** Returns whether the user had such a session. */
export async function deleteSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  if (!isStorable(id)) return false;
  const deleted = await db.query(sql`delete from sessions where user_id = ${userId} and id = ${id} returning id`);
  return deleted.length === 1;
}

/** Ends every session of the user except `kept`. */
export async function deleteSessions(db: Queryable, userId: string, kept: string | null = null): Promise<void> {
  await db.query(sql`delete from sessions where user_id = ${userId} and id is distinct from ${kept}`);
}

/** Removes expired sessions. */
export async function deleteOldSessions(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`
    delete from sessions
    where last_active <= ${before(now, idleLifetime)} or created <= ${before(now, sessionLifetime)}`);
}
