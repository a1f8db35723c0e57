// The whole contract of the API. A test file for each kind of server runs it.
import { afterAll, beforeAll, describe } from 'vitest';
import { accountsContract } from './accounts.ts';
import { apiTokensContract } from './apiTokens.ts';
import { auditsContract } from './audits.ts';
import { batchesContract } from './batches.ts';
import { bibliographyContract } from './bibliography.ts';
import { changesContract } from './changes.ts';
import { citationStylesContract } from './citationStyles.ts';
import { connectionsContract } from './connections.ts';
import { documentsContract } from './documents.ts';
import { duplicatesContract } from './duplicates.ts';
import { editsContract } from './edits.ts';
import { exportContract } from './export.ts';
import { groupFilesContract } from './groupFiles.ts';
import { groupContentContract } from './groupContent.ts';
import { groupsContract } from './groups.ts';
import { groupStepsContract } from './groupSteps.ts';
import { historyContract } from './history.ts';
import { httpContract } from './http.ts';
import { journalsContract } from './journals.ts';
import { lookUpContract } from './lookUp.ts';
import { ownershipContract } from './ownership.ts';
import { passkeysContract } from './passkeys.ts';
import { redoContract } from './redo.ts';
import { searchContract } from './search.ts';
import { secondFactorContract } from './secondFactor.ts';
import { sessionsContract } from './sessions.ts';
import { shareLinksContract } from './shareLinks.ts';
import { siteContract } from './site.ts';
import type { Target } from './target.ts';
import { suggestionsContract } from './suggestions.ts';
import { trashContract } from './trash.ts';
import { updatesContract } from './updates.ts';

/** Starts a target, runs the whole contract against it, and stops it. */
export function runContract(name: string, start: () => Promise<Target>): void {
  describe(`the API on ${name}`, () => {
    let target: Target | null = null;
    const useTarget = (): Target => {
      if (target === null) throw new Error('The target exists only while tests run');
      return target;
    };
    beforeAll(async () => {
      target = await start();
    });
    afterAll(async () => {
      await target?.stop();
    });

    describe('accounts', () => accountsContract(useTarget));
    describe('the second factor', () => secondFactorContract(useTarget));
    describe('passkeys', () => passkeysContract(useTarget));
    describe('API tokens', () => apiTokensContract(useTarget));
    describe('sessions', () => sessionsContract(useTarget));
    describe('the site', () => siteContract(useTarget));
    describe('HTTP', () => httpContract(useTarget));
    describe('GraphQL over HTTP', () => auditsContract(useTarget));
    describe('documents', () => documentsContract(useTarget));
    describe('updates', () => updatesContract(useTarget));
    describe('batches', () => batchesContract(useTarget));
    describe('connections', () => connectionsContract(useTarget));
    describe('search', () => searchContract(useTarget));
    describe('suggestions', () => suggestionsContract(useTarget));
    describe('changes', () => changesContract(useTarget));
    describe('trash', () => trashContract(useTarget));
    describe('edits', () => editsContract(useTarget));
    describe('undo and redo', () => redoContract(useTarget));
    describe('duplicates', () => duplicatesContract(useTarget));
    describe('history', () => historyContract(useTarget));
    describe('groups', () => groupsContract(useTarget));
    describe('steps of groups', () => groupStepsContract(useTarget));
    describe('what is in groups', () => groupContentContract(useTarget));
    describe('export', () => exportContract(useTarget));
    describe('files of groups', () => groupFilesContract(useTarget));
    describe('citation styles', () => citationStylesContract(useTarget));
    describe('bibliographies', () => bibliographyContract(useTarget));
    describe('read-only links', () => shareLinksContract(useTarget));
    describe('ownership', () => ownershipContract(useTarget));
    describe('journals', () => journalsContract(useTarget));
    describe('looking references up', () => lookUpContract(useTarget));
  });
}
