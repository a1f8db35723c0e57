// The table of authenticator apps: at most one for each account.
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database.ts';
import { latestStep, period } from './totp.ts';

/** A setup that is not finished by then has to start again. */
const setupLifetime = 60 * 60 * 1000;

/** The condition for an unexpired setup. A start in the future dates from before the clock was set back. */
function setupHolds(now: Date) {
  return sql`begun > ${new Date(now.getTime() - setupLifetime)} and begun <= ${now}`;
}

/** Starts a setup, replacing an unfinished one; false if the second factor is already on. */
export async function beginTotp(db: Queryable, userId: string, secret: Buffer, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    insert into totp_factors as t (user_id, secret, begun) values (${userId}, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, begun = excluded.begun, last_step = null
      where t.enabled is null
    returning user_id`);
  return rows.length === 1;
}

/** The key of a pending setup. */
export async function findTotpSetup(db: Queryable, userId: string, now: Date): Promise<Buffer | null> {
  const [row] = await db.query<{ secret: Uint8Array }>(sql`
    select secret from totp_factors
    where user_id = ${userId} and enabled is null and ${setupHolds(now)}`);
  return row === undefined ? null : Buffer.from(row.secret);
}

/** Finishes the setup of this key with the code of `step`; false if it was finished or restarted meanwhile. */
export async function enableTotp(
  db: Queryable,
  { userId, secret, step }: { userId: string; secret: Buffer; step: number },
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    update totp_factors set enabled = ${now}, last_step = ${step}
    where user_id = ${userId} and secret = ${secret} and enabled is null
    returning user_id`);
  return rows.length === 1;
}

export interface EnabledTotp {
  secret: Buffer;
  enabled: Date;
  /** The time of the last code that was taken. */
  lastUsed: Date;
}

/** The authenticator app that log-ins require; null if they require none. */
export async function findTotp(db: Queryable, userId: string): Promise<EnabledTotp | null> {
  const [row] = await db.query<{ secret: Uint8Array; enabled: Date; lastUsed: Date }>(sql`
    select secret, enabled, to_timestamp(last_step * ${period}) as "lastUsed"
    from totp_factors where user_id = ${userId} and enabled is not null`);
  return row === undefined ? null : { ...row, secret: Buffer.from(row.secret) };
}

/**
 * Uses up the code of `step`: of several simultaneous callers only one gets true, and older steps are refused. A last step later than all valid ones dates from
 * before the clock was set back, and is ignored.
 */
export async function takeTotpStep(db: Queryable, userId: string, step: number, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    update totp_factors set last_step = ${step}
    where user_id = ${userId} and enabled is not null
      and (last_step is null or last_step < ${step} or last_step > ${latestStep(now)})
    returning user_id`);
  return rows.length === 1;
}

export async function deleteTotp(db: Queryable, userId: string): Promise<void> {
  await db.query(sql`delete from totp_factors where user_id = ${userId}`);
}

/** Removes expired setups. */
export async function deleteOldSetups(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from totp_factors where enabled is null and not (${setupHolds(now)})`);
}
