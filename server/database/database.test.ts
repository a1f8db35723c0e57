// Tests what the server expects of its database, with the embedded one in memory.
import { setImmediate as nextTurn } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseUnavailable, StatementTimeout, violatedConstraint } from './database.ts';
import { DatabaseTooNew, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { EmbeddedDatabase } from './openDatabase.ts';
import { openTestDatabase } from './testDatabase.ts';

const now = new Date('2026-01-01T00:00:00Z');
let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await openTestDatabase({ statementTimeout: 1_500 });
});
afterAll(() => database.close());

function insertUser(id: string) {
  return sql`insert into users (id, email, email_key, password_hash, created) values (${id}, ${id}, ${id}, '', ${now})`;
}

/** Retries while the database is being started. */
async function eventuallyAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      // After a long outage, it fails immediately.
      await nextTurn();
    }
  }
}

async function userIds(): Promise<string[]> {
  return (await database.query<{ id: string }>(sql`select id from users order by id`)).map(({ id }) => id);
}

test('values have the types that the interface promises', async () => {
  const [row] = await database.query(sql`
    select 5::int8 as small, 9007199254740993::int8 as large, array[1, 2]::int8[] as list, ${now}::timestamptz as moment,
      date '2026-02-03' as day, 1.50::numeric as amount, '{"a": [1]}'::jsonb as json, null as nothing`);
  expect(row).toEqual({
    ...{ small: 5, large: '9007199254740993', list: [1, 2], moment: now },
    ...{ day: '2026-02-03', amount: '1.50', json: { a: [1] }, nothing: null },
  });
});

describe('a transaction', () => {
  test('is committed as a whole or not at all', async () => {
    await database.transaction((tx) => tx.query(insertUser('kept')));
    const failing = database.transaction(async (tx) => {
      await tx.query(insertUser('lost'));
      await tx.query(insertUser('kept'));
    });
    await expect(failing).rejects.toSatisfy((error) => violatedConstraint(error) === 'users_pkey');
    expect(await userIds()).toEqual(['kept']);
  });

  test('is rolled back after an error outside of the database', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.query(insertUser('lost'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await userIds()).not.toContain('lost');
  });
});

test('concurrent statements do not mix', async () => {
  const asked = Array.from({ length: 200 }, (_, index) => index);
  const answers = await Promise.all(
    asked.map(
      async (index) => (await database.query<{ answer: number }>(sql`select ${index}::int as answer`))[0]?.answer,
    ),
  );
  expect(answers).toEqual(asked);
});

describe('migrations', () => {
  const next = migrations.length + 1;
  const later = { id: next, name: 'later', sql: 'create table later (n int); insert into later values (1)' };
  const broken = { id: next + 1, name: 'broken', sql: 'insert into later values (2); select 1 / 0' };

  test('are applied once, completely or not at all; a database with more migrations is rejected', async () => {
    await migrate(database, [...migrations, later], () => now);
    await migrate(database, [...migrations, later], () => now);
    await expect(migrate(database, [...migrations, later, broken], () => now)).rejects.toThrow('division by zero');
    expect(await database.query(sql`select n from later`)).toEqual([{ n: 1 }]);
    await expect(migrate(database, migrations, () => now)).rejects.toBeInstanceOf(DatabaseTooNew);
  });
});

test('a statement that runs too long ends with a clear error, and the next one works', async () => {
  const stuck = database.query(sql`select count(*) from generate_series(1, 100000000) a, generate_series(1, 1000) b`);
  const next = () => database.query<{ answer: number }>(sql`select 1 as answer`);
  const waiting = next();
  await expect(stuck).rejects.toBeInstanceOf(StatementTimeout);
  // On a slow machine, the restart may take longer than a request waits.
  expect(await waiting.catch(() => eventuallyAnswered(next))).toEqual([{ answer: 1 }]);
  // A database in memory is empty after the restart, but has its tables.
  expect(await userIds()).toEqual([]);
});

test('a statement on a lost connection fails because the database cannot be reached', async () => {
  const asked = database.transaction(async (tx) => {
    await expect(tx.query(sql`select pg_sleep(60)`)).rejects.toBeInstanceOf(StatementTimeout);
    return tx.query(sql`select 1`);
  });
  await expect(asked).rejects.toBeInstanceOf(DatabaseUnavailable);
});
