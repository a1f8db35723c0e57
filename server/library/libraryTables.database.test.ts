// Tests that the database could hold each library on a machine of its own: every key and index of a library's tables leads with the library.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmbeddedDatabase } from '../database/openDatabase.ts';
import { openTestDatabase } from '../database/testDatabase.ts';

let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The tables with a column `library_id`, except those of accounts, which say who may open a library. */
const ofAccounts = ['api_tokens', 'library_invitations', 'library_members', 'share_links'];

interface Key {
  readonly table: string;
  readonly name: string;
  readonly column: string;
}

const libraryTables = sql`
  select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and a.attname = 'library_id' and c.relname <> all(${ofAccounts}::text[])`;

it('every index of a table of a library leads with the library', async () => {
  const keys = await database.query<Key & { method: string }>(sql`
    select t.relname as table, i.relname as name, coalesce(a.attname, '') as column, m.amname as method
    from pg_index x
    join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid join pg_am m on m.oid = i.relam
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
    where x.indrelid in (${libraryTables})`);
  expect(keys.length).toBeGreaterThan(30);
  // Trigrams find text within whatever part of a table is on a machine.
  expect(keys.filter(({ column, method }) => column !== 'library_id' && method !== 'gin')).toEqual([]);
});

it('every reference between tables of a library leads with the library', async () => {
  const references = await database.query<Key & { target: string }>(sql`
    select t.relname as table, c.conname as name, a.attname as column, f.relname as target
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid in (${libraryTables})`);
  expect(references.length).toBeGreaterThan(5);
  expect(references.filter(({ column }) => column !== 'library_id')).toEqual([]);
});
