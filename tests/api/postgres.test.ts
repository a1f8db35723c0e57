// Runs the contract on PostgreSQL, if it can be started.
import { describe } from 'vitest';
import { startPostgres, whyNoPostgres } from '#tests/support/postgres.ts';
import { runContract } from './contract/contract.ts';
import { startTarget } from './serverTarget.ts';

const reason = whyNoPostgres();

if (reason === null) {
  runContract('PostgreSQL', async () => {
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
  });
} else {
  console.warn(`The contract is not run on PostgreSQL: ${reason}.`);
  describe.skip(`the API on PostgreSQL (${reason})`);
}
