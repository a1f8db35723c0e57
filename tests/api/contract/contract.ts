// The whole contract of the API. A test file for each kind of server runs it.
import { afterAll, beforeAll, describe } from 'vitest';
import { accessContract } from './access.ts';
import { accountsContract } from './accounts.ts';
import { apiTokensContract } from './apiTokens.ts';
import { auditsContract } from './audits.ts';
import { batchesContract } from './batches.ts';
import { bibliographyContract } from './bibliography.ts';
import { changesContract } from './changes.ts';
import { citationStylesContract } from './citationStyles.ts';
import { connectionsContract } from './connections.ts';
import { deviceLoginsContract } from './deviceLogins.ts';
import { copiesContract } from './copies.ts';
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
import { liveContract } from './live.ts';
import { lookUpContract } from './lookUp.ts';
import { ownershipContract } from './ownership.ts';
import { passkeysContract } from './passkeys.ts';
import { redoContract } from './redo.ts';
import { searchContract } from './search.ts';
import { secondFactorContract } from './secondFactor.ts';
import { sessionsContract } from './sessions.ts';
import { shareLinksContract } from './shareLinks.ts';
import { sharingContract } from './sharing.ts';
import { siteContract } from './site.ts';
import type { Target, UseTarget } from './target.ts';
import { suggestionsContract } from './suggestions.ts';
import { trashContract } from './trash.ts';
import { updatesContract } from './updates.ts';

/** Describes a part of the contract. */
type Part = readonly [subject: string, describePart: (useTarget: UseTarget) => void];

/** What holds of every library, personal or shared. */
const libraryParts: readonly Part[] = [
  ['documents', documentsContract],
  ['updates', updatesContract],
  ['batches', batchesContract],
  ['search', searchContract],
  ['suggestions', suggestionsContract],
  ['changes', changesContract],
  ['trash', trashContract],
  ['edits', editsContract],
  ['undo and redo', redoContract],
  ['duplicates', duplicatesContract],
  ['history', historyContract],
  ['groups', groupsContract],
  ['steps of groups', groupStepsContract],
  ['what is in groups', groupContentContract],
  ['export', exportContract],
  ['files of groups', groupFilesContract],
  ['citation styles', citationStylesContract],
  ['bibliographies', bibliographyContract],
  ['journals', journalsContract],
];

const otherParts: readonly Part[] = [
  ['accounts', accountsContract],
  ['the second factor', secondFactorContract],
  ['passkeys', passkeysContract],
  ['API tokens', apiTokensContract],
  ['sign-ins of programs', deviceLoginsContract],
  ['sessions', sessionsContract],
  ['the site', siteContract],
  ['HTTP', httpContract],
  ['GraphQL over HTTP', auditsContract],
  ['connections', connectionsContract],
  ['ownership', ownershipContract],
  ['read-only links', shareLinksContract],
  ['shared libraries', sharingContract],
  ['access to shared libraries', accessContract],
  ['copies to other libraries', copiesContract],
  ['live events', liveContract],
  ['looking references up', lookUpContract],
];

/** Parts that cause statements about libraries which `libraryParts` do not cause. */
const otherStatements = [
  ...['connections', 'ownership', 'read-only links', 'access to shared libraries', 'copies to other libraries'],
  'looking references up',
];

const allParts = [...otherParts, ...libraryParts];

function partsAbout(subjects: readonly string[]): readonly Part[] {
  const parts = allParts.filter(([subject]) => subjects.includes(subject));
  if (parts.length !== subjects.length) throw new Error('The contract has no part with one of these names.');
  return parts;
}

function runParts(name: string, parts: readonly Part[], start: () => Promise<Target>): void {
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
    for (const [subject, describePart] of parts) describe(subject, () => describePart(useTarget));
  });
}

/** Starts a target, runs the whole contract against it, and stops it. */
export function runContract(name: string, start: () => Promise<Target>): void {
  runParts(name, allParts, start);
}

/** Runs what holds of every library with people whose library is a shared one, and the parts that cause other statements about libraries. */
export function runSharedLibraryContract(name: string, start: () => Promise<Target>): void {
  const onShared = libraryParts.map<Part>(([subject, describePart]) => [
    subject,
    (useTarget) => describePart(() => ({ ...useTarget(), isShared: true })),
  ]);
  runParts(name, [...onShared, ...partsAbout(otherStatements)], start);
}

/** Runs only these parts of the contract. */
export function runSomeOfContract(name: string, subjects: readonly string[], start: () => Promise<Target>): void {
  runParts(name, partsAbout(subjects), start);
}

/** Runs all parts of the contract but these. */
export function runContractWithout(name: string, subjects: readonly string[], start: () => Promise<Target>): void {
  const without = partsAbout(subjects);
  runParts(
    name,
    allParts.filter((part) => !without.includes(part)),
    start,
  );
}
