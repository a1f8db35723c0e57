// Tests what is stored of API tokens: no secret, few writes, and nothing after the account.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Queryable } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testDatabase.ts';
import {
  deleteOldApiTokens,
  findTokenViewer,
  insertApiToken,
  listApiTokens,
  maximumApiTokens,
  type NewApiToken,
} from './apiTokens.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const now = new Date('2026-03-01T10:00:00.000Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

let database: Database;
let last = 0;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

async function newUser(): Promise<string> {
  const id = `user_${(last += 1)}`;
  await database.query(sql`
    insert into users (id, email, email_key, password_hash, created) values (${id}, ${`${id}@x`}, ${id}, '', ${now})`);
  return id;
}

async function newToken(userId: string, expires: Date | null = null): Promise<NewApiToken & { isStored: boolean }> {
  const id = `tok_${(last += 1)}`;
  const token = { id, userId, secret: `secret of ${id}`, name: id, scope: 'read', libraryId: null, expires } as const;
  return { ...token, isStored: await insertApiToken(database, token, now) };
}

/** The database, with the statements that were sent through it. */
function watched(): { db: Queryable; statements: string[] } {
  const statements: string[] = [];
  const db: Queryable = {
    query(statement) {
      statements.push(statement.sql);
      return database.query(statement);
    },
  };
  return { db, statements };
}

test('only a hash of the secret is stored', async () => {
  const { secret } = await newToken(await newUser());
  const [row] = await database.query<{ text: string }>(
    sql`select string_agg(api_tokens::text, ' ') as text from api_tokens`,
  );
  expect(row?.text).not.toContain(secret);
  expect(row?.text).not.toContain(Buffer.from(secret).toString('hex'));
});

test('requests within a minute of the last use write nothing', async () => {
  const { secret, id } = await newToken(await newUser());
  const { db, statements } = watched();
  expect(await findTokenViewer(db, secret, now)).toMatchObject({ via: 'token', tokenId: id, scope: 'read' });
  expect(statements.splice(0)).toHaveLength(2);
  await findTokenViewer(db, secret, later(minute - 1));
  expect(statements.splice(0)).toHaveLength(1);
  await findTokenViewer(db, secret, later(minute));
  expect(statements).toHaveLength(2);
});

test('expired tokens are no access, do not count, and are removed after a month', async () => {
  const userId = await newUser();
  const short = await newToken(userId, later(day));
  const endless = await newToken(userId);
  expect(await findTokenViewer(database, short.secret, later(day - 1))).not.toBeNull();
  expect(await findTokenViewer(database, short.secret, later(day))).toBeNull();
  await deleteOldApiTokens(database, later(31 * day - 1));
  expect(await listApiTokens(database, userId)).toHaveLength(2);
  await deleteOldApiTokens(database, later(31 * day));
  expect((await listApiTokens(database, userId)).map(({ id }) => id)).toEqual([endless.id]);
});

test('an account has at most fifty, also when many are created at once', async () => {
  const userId = await newUser();
  await newToken(userId, now);
  const made = await Promise.all(Array.from({ length: maximumApiTokens + 5 }, () => newToken(userId)));
  expect(made.filter(({ isStored }) => isStored)).toHaveLength(maximumApiTokens);
  expect((await newToken(await newUser())).isStored).toBe(true);
  expect((await newToken('user_unknown')).isStored).toBe(false);
});

test('tokens end with their account', async () => {
  const userId = await newUser();
  const { secret } = await newToken(userId);
  await database.query(sql`delete from users where id = ${userId}`);
  expect(await findTokenViewer(database, secret, now)).toBeNull();
  expect(await listApiTokens(database, userId)).toEqual([]);
});
