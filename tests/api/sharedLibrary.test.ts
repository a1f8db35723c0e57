// Runs the contract of libraries on shared ones, whose members are one owner each: on PostgreSQL, which takes a third of the time, where it can be started.
import { whyNoPostgres } from '#tests/support/postgres.ts';
import { runSharedLibraryContract } from './contract/contract.ts';
import { startPostgresTarget } from './postgresTarget.ts';
import { startTarget } from './serverTarget.ts';

if (whyNoPostgres() === null) runSharedLibraryContract('a shared library on PostgreSQL', startPostgresTarget);
else runSharedLibraryContract('a shared library', () => startTarget());
