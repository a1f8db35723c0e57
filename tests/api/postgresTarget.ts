// Runs a server on a PostgreSQL of its own as the target of the contract.
import { startPostgres } from '#tests/support/postgres.ts';
import type { Target } from './contract/target.ts';
import { startTarget } from './serverTarget.ts';

/** Starts a target on an empty database of a new PostgreSQL server, which stops with the target. Throws where none can be started (`whyNoPostgres`). */
export async function startOnPostgres(start: (databaseUrl: string) => Promise<Target>): Promise<Target> {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('PostgreSQL did not start');
  try {
    const target = await start(await postgres.createDatabase('library'));
    return {
      ...target,
      async stop() {
        await target.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Starts a server process on PostgreSQL. */
export function startPostgresTarget(): Promise<Target> {
  return startOnPostgres((databaseUrl) => startTarget({ env: { DATABASE_URL: databaseUrl } }));
}
