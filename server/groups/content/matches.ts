// Stores which documents match the rules of groups. The lists are filled when a rule is added or changed, and refreshed whenever documents
// are written, so that no rule has to be evaluated to show a group.
import sql from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../../library/library.ts';
import { changedColumn } from '../../library/documentRow.ts';
import type { GroupRow } from '../groupRow.ts';
import {
  type FilledGroup,
  type FillingGroup,
  type FoundAhead,
  answersFor,
  readRules,
  refusalOf,
} from './answersAhead.ts';
import { readStoredRule } from './askedRule.ts';
import { type Condition, type Match, Questions, type RuledGroup } from './askRules.ts';
import { ensureFacets } from './facets.ts';
import { inChunks } from './inChunks.ts';
import { decideMatches, readFewDocuments } from './matchWrittenDocuments.ts';
import { findingKinds } from './ruleCondition.ts';

/** The most milliseconds that one rule, or many rules together, may take for a whole library. */
const patience = { one: 8_000, many: 20_000 };

/** Fills groups that are new or whose rule changed, and the facets of automatic groups. The library's derived data must be up to date. */
export async function fillMatches(tx: LibraryWriter, groups: readonly FilledGroup[]): Promise<void> {
  if (groups.length === 0) return;
  const ids = groups.map(({ id }) => id);
  await tx.query(
    (libraryId) => sql`delete from group_matches where library_id = ${libraryId} and group_id = any(${ids}::text[])`,
  );
  await tx.query(
    (libraryId) => sql`
      update groups set asked = 'together'
      where library_id = ${libraryId} and id = any(${ids}::text[]) and asked <> 'together'`,
  );
  await ensureFacets(tx, groups);
  const ruled = readRules(groups);
  await fill(
    tx,
    ruled.filter(({ rule }) => !rule.looksAtGroups),
  );
  await fill(
    tx,
    ruled.filter(({ rule }) => rule.looksAtGroups),
  );
}

/** Fills empty groups. Either all of their rules depend on the groups of a document, or none. */
async function fill(tx: LibraryWriter, groups: readonly FillingGroup[]): Promise<void> {
  if (groups.length === 0) return;
  const answers = await answersFor(tx, groups);
  const questions = await Questions.of(tx, groups);
  if (answers) {
    await insertAnswers(tx, answers);
    await inDocuments(await changedDocuments(tx, answers.at), (which) => questions.ask(tx, which));
    return;
  }
  const maximumTime = questions.ruleCount === 1 ? patience.one : patience.many;
  // With many rules, the time of each chunk decides how large the next one may be.
  const passes = Math.max(...groups.map(({ rule }) => rule.patterns));
  const refusal = () => refusalOf(questions, groups);
  await inChunks(tx, { passes, patience: maximumTime, refusal }, (range) => questions.ask(tx, range));
}

/** The most matches that one statement stores. */
const matchesAtOnce = 5_000;

/** Stores the matches that were found before the transaction, for documents that have not changed since. */
async function insertAnswers(tx: LibraryWriter, { at, matches }: FoundAhead): Promise<void> {
  for (let from = 0; from < matches.length; from += matchesAtOnce) {
    const some = matches.slice(from, from + matchesAtOnce);
    await tx.query(
      (libraryId) => sql`
        insert into group_matches (library_id, group_id, document_id)
        select ${libraryId}, found.group_id, found.document_id from ${columnsOf(some)} found(group_id, document_id)
        join documents d on d.library_id = ${libraryId} and d.id = found.document_id
        where d.state <> 'purged' and ${changedColumn} <= ${at}`,
    );
  }
}

async function changedDocuments(tx: LibraryWriter, since: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    (libraryId) => sql`
      select id from documents where library_id = ${libraryId} and ${changedColumn} > ${since} and state <> 'purged'`,
  );
  return rows.map(({ id }) => id);
}

/** Deletes the lists of groups that were deleted permanently. */
export async function dropGroups(tx: LibraryWriter, ids: readonly string[]): Promise<void> {
  for (const table of [sql`group_matches`, sql`group_members`]) {
    await tx.query(
      (libraryId) => sql`delete from ${table} where library_id = ${libraryId} and group_id = any(${ids}::text[])`,
    );
  }
}

/** The groups whose rules are evaluated when documents are written; `withWaiting` includes deleted groups that can still be restored. */
async function readRuledGroups(library: LibraryReader, { withWaiting = false } = {}): Promise<RuledGroup[]> {
  const rows = await library.query<Pick<GroupRow, 'id' | 'kind' | 'asked'> & { rule: string }>(
    (libraryId) => sql`
      select id, kind, rule::text as rule, asked from groups
      where library_id = ${libraryId} and (deleted_at is null or ${withWaiting}) and asked <> 'never'
        and kind = any(${findingKinds}::text[])`,
  );
  return rows.flatMap((row) => {
    const rule = readStoredRule(row);
    return rule ? [{ id: row.id, rule, isAlone: row.asked === 'alone' }] : [];
  });
}

/** Whether earlier matches between these documents and groups are stored. */
type Before = 'nothing' | 'matches';

/** Evaluates the rules of groups for some documents: for a few in this process, for many in the database. */
async function matchDocuments(
  tx: LibraryWriter,
  groups: readonly RuledGroup[],
  documentIds: readonly string[],
  before: Before,
): Promise<void> {
  if (groups.length === 0 || documentIds.length === 0) return;
  const few = await readFewDocuments(tx, groups, documentIds);
  if (few) {
    const matches = await decideMatches(tx, groups, few);
    if (before === 'nothing') await insertMatches(tx, matches);
    else await replaceMatches(tx, groups, documentIds, matches);
    return;
  }
  if (before === 'matches') {
    const groupIds = groups.map(({ id }) => id);
    await tx.query(
      (libraryId) => sql`
        delete from group_matches where library_id = ${libraryId} and document_id = any(${documentIds}::text[])
          and group_id = any(${groupIds}::text[])`,
    );
  }
  await findMatches(tx, groups, documentIds);
}

const columnsOf = (matches: readonly Match[]) => sql`unnest(
  ${matches.map(({ groupId }) => groupId)}::text[], ${matches.map(({ documentId }) => documentId)}::text[])`;

async function insertMatches(tx: LibraryWriter, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return;
  await tx.query(
    (libraryId) => sql`
      insert into group_matches (library_id, group_id, document_id) select ${libraryId}, * from ${columnsOf(matches)}`,
  );
}

/** Replaces the stored matches of these groups and documents; rows that are still valid are not touched. */
async function replaceMatches(
  tx: LibraryWriter,
  groups: readonly RuledGroup[],
  documentIds: readonly string[],
  matches: readonly Match[],
): Promise<void> {
  const stored = await tx.query<Match>(
    (libraryId) => sql`
      select group_id as "groupId", document_id as "documentId" from group_matches
      where library_id = ${libraryId} and document_id = any(${documentIds}::text[])`,
  );
  const keyOf = ({ groupId, documentId }: Match) => `${groupId} ${documentId}`;
  const asked = new Set(groups.map(({ id }) => id));
  const kept = new Set(stored.map(keyOf));
  const wanted = new Set(matches.map(keyOf));
  const gone = stored.filter((match) => asked.has(match.groupId) && !wanted.has(keyOf(match)));
  if (gone.length > 0) {
    await tx.query(
      (libraryId) => sql`
        delete from group_matches m using ${columnsOf(gone)} as gone(group_id, document_id)
        where m.library_id = ${libraryId} and m.group_id = gone.group_id and m.document_id = gone.document_id`,
    );
  }
  await insertMatches(
    tx,
    matches.filter((match) => !kept.has(keyOf(match))),
  );
}

/** The most documents for which one statement evaluates rules. */
const documentsAtOnce = 2_000;

/** Calls `visit` for chunks of these documents, each time with a condition on the row `t` of document_texts. */
async function inDocuments(documentIds: readonly string[], visit: (which: Condition) => Promise<void>): Promise<void> {
  for (let from = 0; from < documentIds.length; from += documentsAtOnce) {
    const ids = documentIds.slice(from, from + documentsAtOnce);
    await visit(sql`t.document_id = any(${ids}::text[])`);
  }
}

/** Evaluates the rules of groups in the database, for many documents that have no stored matches with these groups. */
async function findMatches(tx: LibraryWriter, groups: readonly RuledGroup[], documentIds: readonly string[]) {
  const questions = await Questions.of(tx, groups);
  await inDocuments(documentIds, (which) => questions.ask(tx, which));
  await questions.forgive(tx);
}

/** Evaluates all rules for new documents, whose texts must be stored already. */
export async function matchNewDocuments(tx: LibraryWriter, documentIds: readonly string[]): Promise<void> {
  await matchDocuments(tx, await readRuledGroups(tx), documentIds, 'nothing');
}

/**
 * Evaluates the rules again for documents whose stored texts changed in the members `changed`. Null means that any member may have
 * changed; then deleted groups that can still be restored are refreshed as well.
 */
export async function refreshMatches(
  tx: LibraryWriter,
  documentIds: readonly string[],
  changed: ReadonlySet<string> | null,
): Promise<void> {
  if (changed?.size === 0) return;
  const isConcerned = ({ rule: { members } }: RuledGroup) =>
    !changed || !members || [...members].some((member) => changed.has(member));
  const groups = await readRuledGroups(tx, { withWaiting: changed === null });
  await matchDocuments(tx, groups.filter(isConcerned), documentIds, 'matches');
}

/** Evaluates the rules that depend on groups again for documents that were added to a group or removed from one. */
export async function refreshMembership(tx: LibraryWriter, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  const groups = (await readRuledGroups(tx)).filter(({ rule }) => rule.looksAtGroups);
  await matchDocuments(tx, groups, documentIds, 'matches');
}

/** Does the same for all documents in groups whose name or kind changed, or that were deleted or restored. */
export async function refreshNames(tx: LibraryWriter, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  const members = await tx.query<{ document_id: string }>(
    (libraryId) => sql`
      select distinct document_id from group_members where library_id = ${libraryId} and group_id = any(${groupIds}::text[])`,
  );
  await refreshMembership(
    tx,
    members.map(({ document_id }) => document_id),
  );
}

/**
 * Updates the matches of restored groups. Their earlier matches are still stored, so only documents that were written since the deletion
 * are evaluated. Nothing records which documents were added to other groups meanwhile, so rules that depend on groups are evaluated for all
 * documents.
 */
export async function catchUpMatches(tx: LibraryWriter, groupIds: readonly string[], deletedAt: Date): Promise<void> {
  const wanted = new Set(groupIds);
  const groups = (await readRuledGroups(tx)).filter(({ id }) => wanted.has(id));
  if (groups.length === 0) return;
  const writtenSince = await tx.query<{ id: string }>(
    (libraryId) => sql`
      select id from documents where library_id = ${libraryId} and state in ('active', 'trashed') and last_modified > ${deletedAt}`,
  );
  await matchDocuments(
    tx,
    groups.filter(({ rule }) => !rule.looksAtGroups),
    writtenSince.map(({ id }) => id),
    'matches',
  );
  const looking = groups.filter(({ rule }) => rule.looksAtGroups);
  if (looking.length === 0) return;
  const all = await tx.query<{ id: string }>(
    (libraryId) => sql`select document_id as id from document_texts where library_id = ${libraryId}`,
  );
  await matchDocuments(
    tx,
    looking,
    all.map(({ id }) => id),
    'matches',
  );
}
