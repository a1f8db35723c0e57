// The users' table.
import sql from 'sql-template-tag';
import { type Queryable, violatedConstraint } from '../database/database.ts';
import { isStorable } from '../database/storable.ts';
import { emailKey } from './emailRule.ts';

export interface StoredUser {
  id: string;
  email: string;
  passwordHash: string;
}

const columns = sql`id, email, password_hash as "passwordHash"`;

export async function findUserByEmail(db: Queryable, email: string): Promise<StoredUser | null> {
  if (!isStorable(email)) return null;
  const [user] = await db.query<StoredUser>(sql`select ${columns} from users where email_key = ${emailKey(email)}`);
  return user ?? null;
}

export async function findUserById(db: Queryable, id: string): Promise<StoredUser | null> {
  const [user] = await db.query<StoredUser>(sql`select ${columns} from users where id = ${id}`);
  return user ?? null;
}

/** When the account was made; null when there is none. */
export async function findCreated(db: Queryable, id: string): Promise<Date | null> {
  const [user] = await db.query<{ created: Date }>(sql`select created from users where id = ${id}`);
  return user?.created ?? null;
}

/** False when the address has an account already, whatever its case and however close the race. */
export async function insertUser(db: Queryable, user: StoredUser, now: Date): Promise<boolean> {
  const inserted = await db.query(sql`
    insert into users (id, email, email_key, password_hash, created)
    values (${user.id}, ${user.email}, ${emailKey(user.email)}, ${user.passwordHash}, ${now})
    on conflict (email_key) do nothing
    returning id`);
  return inserted.length === 1;
}

export async function updatePassword(db: Queryable, id: string, passwordHash: string): Promise<void> {
  await db.query(sql`update users set password_hash = ${passwordHash} where id = ${id}`);
}

/** False when the address has an account already. */
export async function updateEmail(db: Queryable, id: string, email: string): Promise<boolean> {
  try {
    await db.query(sql`update users set email = ${email}, email_key = ${emailKey(email)} where id = ${id}`);
    return true;
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') return false;
    throw error;
  }
}

/** Sessions, reset tokens and the library go along, by the foreign keys. */
export async function deleteUser(db: Queryable, id: string): Promise<void> {
  await db.query(sql`delete from users where id = ${id}`);
}
