// The table of sign-ins of programs that wait for a person: ten minutes each.
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../database/database.ts';
import type { TokenScope } from '../../graphql/request.ts';
import { hashSecret } from '../secret.ts';
import { unexpired } from '../unexpired.ts';
import { plainUserCode } from './userCode.ts';

export const deviceLoginLifetime = 10 * 60 * 1000;
/** The least milliseconds between two polls. */
export const pollInterval = 5_000;

export interface DeviceLogin {
  readonly clientName: string;
  readonly scope: TokenScope;
  readonly expires: Date;
}

export async function insertDeviceLogin(
  db: Queryable,
  login: Omit<DeviceLogin, 'expires'> & { readonly deviceCode: string; readonly userCode: string },
  now: Date,
): Promise<void> {
  await db.query(sql`
    insert into device_logins (device_hash, code_hash, client_name, scope, expires)
    values (${hashSecret(login.deviceCode)}, ${hashSecret(plainUserCode(login.userCode))}, ${login.clientName},
      ${login.scope}, ${new Date(now.getTime() + deviceLoginLifetime)})`);
}

/** The sign-in that waits with this code; null if it is unknown, expired or decided. */
export async function findDeviceLogin(db: Queryable, userCode: string, now: Date): Promise<DeviceLogin | null> {
  const [row] = await db.query<DeviceLogin>(sql`
    select client_name as "clientName", scope, expires from device_logins
    where code_hash = ${hashSecret(plainUserCode(userCode))} and is_approved is null
      and ${unexpired(now, deviceLoginLifetime)}`);
  return row ?? null;
}

/** Returns whether there was such a sign-in to decide. */
export async function decideDeviceLogin(
  db: Queryable,
  { userCode, userId, isApproved }: { userCode: string; userId: string; isApproved: boolean },
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    update device_logins set user_id = ${userId}, is_approved = ${isApproved}
    where code_hash = ${hashSecret(plainUserCode(userCode))} and is_approved is null
      and ${unexpired(now, deviceLoginLifetime)}
    returning 1`);
  return rows.length === 1;
}

export type Poll =
  | { readonly kind: 'expired_token' | 'authorization_pending' | 'slow_down' | 'access_denied' }
  | {
      readonly kind: 'approved';
      readonly userId: string;
      readonly clientName: string;
      readonly scope: TokenScope;
    };

/** The state of the sign-in. A decided one is returned to a single poll, and then deleted. */
export async function pollDeviceLogin(db: Database, deviceCode: string, now: Date): Promise<Poll> {
  const device = hashSecret(deviceCode);
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{
      userId: string | null;
      clientName: string;
      scope: TokenScope;
      isApproved: boolean | null;
      lastPoll: Date | null;
    }>(sql`
      select user_id as "userId", client_name as "clientName", scope, is_approved as "isApproved",
        last_poll as "lastPoll"
      from device_logins where device_hash = ${device} and ${unexpired(now, deviceLoginLifetime)} for update`);
    if (row === undefined) return { kind: 'expired_token' };
    const { isApproved, userId, clientName, scope, lastPoll } = row;
    if (lastPoll !== null && Math.abs(now.getTime() - lastPoll.getTime()) < pollInterval) return { kind: 'slow_down' };
    if (isApproved === null || userId === null) {
      await tx.query(sql`update device_logins set last_poll = ${now} where device_hash = ${device}`);
      return { kind: 'authorization_pending' };
    }
    await tx.query(sql`delete from device_logins where device_hash = ${device}`);
    return isApproved ? { kind: 'approved', userId, clientName, scope } : { kind: 'access_denied' };
  });
}

/** Removes expired sign-ins. */
export async function deleteOldDeviceLogins(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from device_logins where not (${unexpired(now, deviceLoginLifetime)})`);
}
