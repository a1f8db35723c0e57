// The table of passkeys.
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database.ts';
import { isStorable } from '../../database/storable.ts';

/** The most passkeys per account. */
export const maximumPasskeys = 20;

/** What the owner may see of a passkey. */
export interface StoredPasskey {
  id: string;
  created: Date;
  lastUsed: Date | null;
  synced: boolean;
  userAgent: string | null;
}

export interface NewPasskey {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly synced: boolean;
  readonly userAgent: string | null;
}

/** False if the credential is already registered, for this or another account. */
export async function insertPasskey(db: Queryable, passkey: NewPasskey, now: Date): Promise<boolean> {
  const rows = await db.query(sql`
    insert into passkeys (id, user_id, credential_id, public_key, counter, synced, user_agent, created)
    values (${passkey.id}, ${passkey.userId}, ${Buffer.from(passkey.credentialId)}, ${Buffer.from(passkey.publicKey)},
      ${passkey.counter}, ${passkey.synced}, ${passkey.userAgent}, ${now})
    on conflict (credential_id) do nothing
    returning id`);
  return rows.length === 1;
}

/** In the order in which they were added. */
export async function listPasskeys(db: Queryable, userId: string): Promise<StoredPasskey[]> {
  return db.query<StoredPasskey>(sql`
    select id, created, last_used as "lastUsed", synced, user_agent as "userAgent"
    from passkeys where user_id = ${userId} order by created, id`);
}

/** The credential ids of the user's passkeys as base64url, for `excludeCredentials` (WebAuthn, 5.4): an authenticator makes no second one. */
export async function listCredentialIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ credentialId: Uint8Array }>(
    sql`select credential_id as "credentialId" from passkeys where user_id = ${userId}`,
  );
  return rows.map(({ credentialId }) => Buffer.from(credentialId).toString('base64url'));
}

export interface PasskeyOfLogin {
  id: string;
  userId: string;
  publicKey: Uint8Array;
}

export async function findPasskey(db: Queryable, credentialId: Uint8Array): Promise<PasskeyOfLogin | null> {
  const [row] = await db.query<PasskeyOfLogin>(sql`
    select id, user_id as "userId", public_key as "publicKey" from passkeys
    where credential_id = ${Buffer.from(credentialId)}`);
  return row ?? null;
}

/**
 * Records a log-in with the passkey. False if the counter has not increased, as with a copy of the key, or if the passkey was removed meanwhile. Of two
 * simultaneous log-ins with the same counter, one gets false. Most synced passkeys always send 0.
 */
export async function usePasskey(
  db: Queryable,
  { id, counter, synced }: { id: string; counter: number; synced: boolean },
  now: Date,
): Promise<boolean> {
  const rows = await db.query(sql`
    update passkeys set counter = ${counter}::bigint, synced = ${synced}, last_used = ${now}
    where id = ${id} and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))
    returning id`);
  return rows.length === 1;
}

/** Returns whether the user had such a passkey. */
export async function deletePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  if (!isStorable(id)) return false;
  const rows = await db.query(sql`delete from passkeys where user_id = ${userId} and id = ${id} returning id`);
  return rows.length === 1;
}
