// The users' table.
import sql from 'sql-template-tag';
import { type Database, type Queryable, violatedConstraint } from '../database/database.ts';
import { isStorable } from '../database/storable.ts';
import { emailKey } from './emailRule.ts';
import { handOnLibraries } from './sharing/sharedLibraries.ts';

export interface StoredUser {
  id: string;
  email: string;
  passwordHash: string;
  /** When the owner confirmed the address; null if they have not. */
  emailConfirmed: Date | null;
}

const columns = sql`id, email, password_hash as "passwordHash", email_confirmed as "emailConfirmed"`;

export async function findUserByEmail(db: Queryable, email: string): Promise<StoredUser | null> {
  if (!isStorable(email)) return null;
  const [user] = await db.query<StoredUser>(sql`select ${columns} from users where email_key = ${emailKey(email)}`);
  return user ?? null;
}

export async function findUserById(db: Queryable, id: string): Promise<StoredUser | null> {
  const [user] = await db.query<StoredUser>(sql`select ${columns} from users where id = ${id}`);
  return user ?? null;
}

/** The name that the person has set; null if there is none. */
export async function findName(db: Queryable, id: string): Promise<string | null> {
  const [user] = await db.query<{ name: string | null }>(sql`select name from users where id = ${id}`);
  return user?.name ?? null;
}

export async function updateName(db: Queryable, id: string, name: string | null): Promise<void> {
  await db.query(sql`update users set name = ${name} where id = ${id}`);
}

/** When the account was created; null if there is none. */
export async function findCreated(db: Queryable, id: string): Promise<Date | null> {
  const [user] = await db.query<{ created: Date }>(sql`select created from users where id = ${id}`);
  return user?.created ?? null;
}

/** False if the address already has an account, whatever its case, also in simultaneous requests. */
export async function insertUser(db: Queryable, user: StoredUser, now: Date): Promise<boolean> {
  const inserted = await db.query(sql`
    insert into users (id, email, email_key, password_hash, email_confirmed, created)
    values (${user.id}, ${user.email}, ${emailKey(user.email)}, ${user.passwordHash}, ${user.emailConfirmed}, ${now})
    on conflict (email_key) do nothing
    returning id`);
  return inserted.length === 1;
}

export async function updatePassword(db: Queryable, id: string, passwordHash: string): Promise<void> {
  await db.query(sql`update users set password_hash = ${passwordHash} where id = ${id}`);
}

/** Gives the account an address that its owner has confirmed. If another account has it, throws an error that `isTakenAddress` recognizes. */
export async function updateEmail(db: Queryable, id: string, email: string, confirmed: Date): Promise<void> {
  await db.query(sql`
    update users set email = ${email}, email_key = ${emailKey(email)}, email_confirmed = ${confirmed} where id = ${id}`);
}

/** Whether a statement failed because another account has the address. */
export function isTakenAddress(error: unknown): boolean {
  return violatedConstraint(error) === 'users_email_key';
}

/** Marks the account's address as confirmed: a link that was mailed to it has been followed. */
export async function markEmailConfirmed(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(sql`update users set email_confirmed = ${now} where id = ${id} and email_confirmed is null`);
}

/** Foreign keys delete sessions and tokens too, and the address is free again. The library remains, and is removed in parts later. */
export async function deleteUser(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await handOnLibraries(tx, id);
    await tx.query(sql`delete from users where id = ${id}`);
  });
}
