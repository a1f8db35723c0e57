// Updates the schema of a database; only once, even if several servers start on it at the same time.
import sql, { raw } from 'sql-template-tag';
import type { Migration } from './migration.ts';
import type { PooledDatabase } from './pooledDatabase.ts';

/** A database whose transactions may have no time limit. */
export type MigratedDatabase = Pick<PooledDatabase, 'transaction'>;

/** An arbitrary number that must be the same in every version of the program. */
const migrationLock = 7_243_150_911;

export class DatabaseTooNew extends Error {
  constructor(found: number, known: number) {
    super(
      `The database was created by a newer version of this program (schema ${found}; this version supports up to ${known}). ` +
        'Start the newer version, or restore an older backup.',
    );
    this.name = 'DatabaseTooNew';
  }
}

/** Applies all missing migrations, or none. Rejects a database with migrations that are not in `migrations`. */
export async function migrate(
  database: MigratedDatabase,
  migrations: readonly Migration[],
  now: () => Date,
): Promise<void> {
  const known = migrations.length;
  await database.transaction(
    async (tx) => {
      await tx.query(sql`select pg_advisory_xact_lock(${migrationLock})`);
      // Nothing is written if all migrations are applied already, so that a server also starts on a full disk.
      const [{ is_new } = { is_new: true }] = await tx.query<{ is_new: boolean }>(
        sql`select to_regclass('schema_migrations') is null as is_new`,
      );
      if (is_new) {
        await tx.query(
          sql`create table schema_migrations (id integer primary key, name text not null, applied timestamptz not null)`,
        );
      }
      const [{ version } = { version: 0 }] = await tx.query<{ version: number }>(
        sql`select coalesce(max(id), 0) as version from schema_migrations`,
      );
      if (version > known) throw new DatabaseTooNew(version, known);
      for (const migration of migrations.slice(version)) {
        await tx.query(raw(migration.sql));
        await tx.query(sql`
          insert into schema_migrations (id, name, applied) values (${migration.id}, ${migration.name}, ${now()})`);
      }
    },
    { unlimited: true },
  );
}
