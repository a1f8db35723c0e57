// Runs the contract of libraries on shared ones, whose members are one owner each: on PostgreSQL, or on the embedded database where that can't be started.
// The statements that this causes are read, because none may be about the content of two libraries, so that each can be on a machine of its own.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { recordedLookups } from '#mock-server/lookUps/recordedLookups.ts';
import { includedStyles } from '#server/citations/includedStyles.ts';
import { joinStyles } from '#server/citations/sharedStyles.ts';
import { createSite } from '#server/http/site.ts';
import { readSiteFiles } from '#server/http/siteFiles.ts';
import { whyNoPostgres } from '#tests/support/postgres.ts';
import { runSharedLibraryContract } from './contract/contract.ts';
import type { Target } from './contract/target.ts';
import { startInProcess, type OtherEdges } from './inProcess.ts';
import { LibrariesInStatements } from './librariesInStatements.ts';
import { startOnPostgres } from './postgresTarget.ts';

const builtApp = fileURLToPath(new URL('../../dist/client', import.meta.url));
const statements = new LibrariesInStatements();

function startWatched(databaseUrl?: string): Promise<Target> {
  const files = readSiteFiles(builtApp);
  const edges: OtherEdges = {
    watch: statements.add,
    site: createSite(builtApp, { read: files }),
    styles: joinStyles(includedStyles(files)),
    lookups: recordedLookups,
    ...(databaseUrl !== undefined && { databaseUrl }),
  };
  return startInProcess({}, edges);
}

if (whyNoPostgres() === null)
  runSharedLibraryContract('a shared library on PostgreSQL', () => startOnPostgres(startWatched));
else runSharedLibraryContract('a shared library', () => startWatched());

it('every statement about the content of libraries names one of them', () => {
  expect(statements.notAboutOne()).toEqual([]);
  expect(statements.tablesUnseen()).toEqual([]);
});
