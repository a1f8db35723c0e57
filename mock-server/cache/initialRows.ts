// Copies all rows of a database to a schema of their own, and restores the database from there.
import sql, { join, raw } from 'sql-template-tag';
import type { Database, Queryable } from '#server/database/database.ts';

/** The schema with the copies, which the server does not use. */
const copies = 'first_rows';

interface Table {
  name: string;
  /** The column names, quoted, without generated columns. */
  columns: string;
}

function tablesOf(database: Queryable): Promise<Table[]> {
  return database.query<Table>(sql`
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
}

/** Copies all rows for `restoreInitialRows`. */
export async function copyInitialRows(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(sql`create schema ${raw(copies)}`);
    for (const { name } of await tablesOf(tx))
      await tx.query(sql`create table ${raw(`${copies}."${name}"`)} as table ${raw(`public."${name}"`)}`);
  });
}

/** Replaces all rows by the copies. Returns false if there are no copies. */
export function restoreInitialRows(database: Database): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [found] = await tx.query(sql`select from pg_namespace where nspname = ${copies}`);
    if (found === undefined) return false;
    const tables = await tablesOf(tx);
    // Disables triggers and foreign keys, which were satisfied when the rows were copied.
    await tx.query(sql`set local session_replication_role = replica`);
    await tx.query(sql`truncate ${join(tables.map(({ name }) => raw(`public."${name}"`)))}`);
    for (const { name, columns } of tables)
      await tx.query(sql`
        insert into ${raw(`public."${name}" (${columns})`)} overriding system value
        select ${raw(columns)} from ${raw(`${copies}."${name}"`)}`);
    return true;
  });
}
