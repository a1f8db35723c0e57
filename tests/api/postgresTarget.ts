// Runs a server process on a PostgreSQL of its own as the target of the contract.
import { startPostgres } from '#tests/support/postgres.ts';
import type { Target } from './contract/target.ts';
import { startTarget } from './serverTarget.ts';

/** Throws where no PostgreSQL can be started (`whyNoPostgres`). */
export async function startPostgresTarget(): Promise<Target> {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('PostgreSQL did not start');
  const target = await startTarget({ env: { DATABASE_URL: await postgres.createDatabase('library') } });
  return {
    ...target,
    async stop() {
      await target.stop();
      await postgres.stop();
    },
  };
}
