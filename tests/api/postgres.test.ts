// Runs the contract on PostgreSQL, if it can be started.
import { describe } from 'vitest';
import { whyNoPostgres } from '#tests/support/postgres.ts';
import { runContract } from './contract/contract.ts';
import { startPostgresTarget } from './postgresTarget.ts';

const reason = whyNoPostgres();

if (reason === null) {
  runContract('PostgreSQL', startPostgresTarget);
} else {
  console.warn(`The contract is not run on PostgreSQL: ${reason}.`);
  describe.skip(`the API on PostgreSQL (${reason})`);
}
