// Runs the contract of libraries on shared ones, whose members are one owner each: on PostgreSQL, or on the embedded database where that can't be started.
import { whyNoPostgres } from '#tests/support/postgres.ts';
import { runSharedLibraryContract } from './contract/contract.ts';
import { startPostgresTarget } from './postgresTarget.ts';
import { startTarget } from './serverTarget.ts';

if (whyNoPostgres() === null) runSharedLibraryContract('a shared library on PostgreSQL', startPostgresTarget);
else runSharedLibraryContract('a shared library', () => startTarget());
