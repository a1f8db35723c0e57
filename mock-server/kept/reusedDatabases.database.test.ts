// Databases that are used one after the other: each begins with the same rows, and who had one before reaches it no more.
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/database/testDatabase.ts';
import { keepFirstRows } from './firstRows.ts';
import { ReusedDatabases } from './reusedDatabases.ts';

const insert = (email: string) =>
  sql`insert into users (id, email, email_key, password_hash, created) values (${email}, ${email}, ${email}, 'none', now())`;
const people = sql`select email from users order by email`;

it('begins each time with the first rows, in the same database', async () => {
  let started = 0;
  const databases = new ReusedDatabases();
  const open = (name: string) =>
    databases.open(name, async () => {
      started += 1;
      const database = await openTestDatabase();
      await database.query(insert('first@example.org'));
      await keepFirstRows(database);
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
  // Its triggers are at work: the person has a library.
  await other.query(insert('third@example.org'));
  expect(await other.query(people)).toEqual([{ email: 'first@example.org' }, { email: 'third@example.org' }]);

  // One waits at most: another takes its place.
  await (await open('unusual')).close();
  await other.close();
  await (await open('unusual')).close();
  expect(started).toBe(3);
  await databases.end();
});

it('uses a database once that has no copies of its first rows', async () => {
  let started = 0;
  const databases = new ReusedDatabases();
  const start = () => {
    started += 1;
    return openTestDatabase();
  };
  await (await databases.open('usual', start)).close();
  await (await databases.open('usual', start)).close();
  expect(started).toBe(2);
  await databases.end();
});
