// The contract on a PostgreSQL server, where one can be started.
import { describe } from 'vitest';
import { startPostgres, whyNoPostgres } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/serverProcess.ts';
import { runContract } from './contract/contract.ts';
import { serverTarget } from './serverTarget.ts';

const reason = whyNoPostgres();

if (reason === null) {
  runContract('PostgreSQL', async () => {
    const postgres = await startPostgres();
    if (postgres === null) throw new Error('PostgreSQL did not start');
    const server = await startServer({ env: { DATABASE_URL: await postgres.createDatabase('library') } });
    return serverTarget(server, () => postgres.stop());
  });
} else {
  console.warn(`The contract is not run on PostgreSQL: ${reason}.`);
  describe.skip(`the API on PostgreSQL (${reason})`);
}
