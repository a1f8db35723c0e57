// Reused databases start with the same rows each time, and their previous users can no longer reach them.
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/database/testDatabase.ts';
import { copyInitialRows } from './initialRows.ts';
import { ReusedDatabases } from './reusedDatabases.ts';

const insert = (email: string) =>
  sql`insert into users (id, email, email_key, password_hash, created) values (${email}, ${email}, ${email}, 'none', now())`;
const people = sql`select email from users order by email`;

it('restores the initial rows in the same database', async () => {
  let started = 0;
  const databases = new ReusedDatabases();
  const open = (name: string) =>
    databases.open(name, async () => {
      started += 1;
      const database = await openTestDatabase();
      await database.query(insert('first@example.org'));
      await copyInitialRows(database);
      return database;
    });
  const one = await open('usual');
  await one.query(insert('second@example.org'));
  await one.query(sql`update users set password_hash = 'changed'`);
  await one.close();
  await expect(one.query(people)).rejects.toThrow('closed');

  const other = await open('usual');
  expect(await other.query(sql`select email, password_hash from users`)).toEqual([
    { email: 'first@example.org', password_hash: 'none' },
  ]);
  expect(started).toBe(1);
  // Triggers work again, so the person has a library.
  await other.query(insert('third@example.org'));
  expect(await other.query(people)).toEqual([{ email: 'first@example.org' }, { email: 'third@example.org' }]);

  // Only one database waits; another one replaces it.
  await (await open('unusual')).close();
  await other.close();
  await (await open('unusual')).close();
  expect(started).toBe(3);
  await databases.close();
});

it('does not reuse a database without copies of its initial rows', async () => {
  let started = 0;
  const databases = new ReusedDatabases();
  const start = () => {
    started += 1;
    return openTestDatabase();
  };
  await (await databases.open('usual', start)).close();
  await (await databases.open('usual', start)).close();
  expect(started).toBe(2);
  await databases.close();
});
