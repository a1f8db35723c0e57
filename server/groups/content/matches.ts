// Which documents the rules of groups find, kept as lists: filled when a rule is made or changes, and refreshed with every write of
// documents, so that looking at a group asks no rule.
import sql from 'sql-template-tag';
import type { LibraryReader, LibraryWriter } from '../../database/library.ts';
import { type GroupRow, ruleOf } from '../groupRow.ts';
import { readRule, readStoredRule } from './askedRule.ts';
import { Questions, type RuledGroup } from './askRules.ts';
import { ensureFacets } from './facets.ts';
import { tooSlow } from '../../search/searchProblem.ts';
import { type Refusal, inChunks } from './inChunks.ts';
import { type Match, decideMatches, readFewDocuments } from './fewDocuments.ts';
import { findingKinds } from './ruleCondition.ts';

/** A group whose rule is stored, and where in an input that stands, for what is wrong with it. */
export interface FilledGroup extends Pick<GroupRow, 'id' | 'kind' | 'rule'> {
  readonly path?: readonly string[];
}

/** All that one rule may take over a whole library, and many together. */
const patience = { one: 8_000, many: 20_000 };

/** Fills groups that are new or whose rule changed: what automatic ones look at too. The library must be derived. */
export async function fillMatches(tx: LibraryWriter, groups: readonly FilledGroup[]): Promise<void> {
  if (groups.length === 0) return;
  const ids = groups.map(({ id }) => id);
  await tx.query(
    (ownerId) => sql`delete from group_matches where owner_id = ${ownerId} and group_id = any(${ids}::text[])`,
  );
  await tx.query(
    (ownerId) => sql`
      update groups set asked = 'together'
      where owner_id = ${ownerId} and id = any(${ids}::text[]) and asked <> 'together'`,
  );
  await ensureFacets(tx, groups);
  const ruled = groups.flatMap((group): RuledGroup[] => {
    const rule = readRule(ruleOf(group));
    return rule ? [{ id: group.id, rule, isAlone: false }] : [];
  });
  const questions = await Questions.of(tx, ruled);
  if (questions.ruleCount === 0) return;
  const refusal = (): Refusal => {
    const [slowest] = questions.slowest;
    return {
      path: groups.find(({ id }) => id === slowest?.id)?.path ?? ['input', 'searchExpression'],
      message:
        questions.ruleCount === 1 ? tooSlow : 'These groups take too long to fill together. Add fewer of them at once.',
    };
  };
  const mostTime = questions.ruleCount === 1 ? patience.one : patience.many;
  // With many rules, the time of each chunk decides how large the next one may be.
  const passes = Math.max(...ruled.map(({ rule }) => rule.patterns));
  await inChunks(tx, { passes, patience: mostTime, refusal }, (range) => questions.ask(tx, range));
}

/** Drops what groups hold, of groups that are gone for good. */
export async function dropGroups(tx: LibraryWriter, ids: readonly string[]): Promise<void> {
  for (const table of [sql`group_matches`, sql`group_members`]) {
    await tx.query(
      (ownerId) => sql`delete from ${table} where owner_id = ${ownerId} and group_id = any(${ids}::text[])`,
    );
  }
}

/** The groups whose rules are asked about documents that are written; those that were deleted and wait, too, with `withWaiting`. */
async function readRuledGroups(library: LibraryReader, { withWaiting = false } = {}): Promise<RuledGroup[]> {
  const rows = await library.query<Pick<GroupRow, 'id' | 'kind' | 'asked'> & { rule: string }>(
    (ownerId) => sql`
      select id, kind, rule::text as rule, asked from groups
      where owner_id = ${ownerId} and (deleted_at is null or ${withWaiting}) and asked <> 'never'
        and kind = any(${findingKinds}::text[])`,
  );
  return rows.flatMap((row) => {
    const rule = readStoredRule(row);
    return rule ? [{ id: row.id, rule, isAlone: row.asked === 'alone' }] : [];
  });
}

/** What is stored of the documents and groups that are asked: nothing, or what was found before. */
type Before = 'nothing' | 'matches';

/** Asks the rules of groups about some documents: about a few in this process, about many in the database. */
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
      (ownerId) => sql`
        delete from group_matches where owner_id = ${ownerId} and document_id = any(${documentIds}::text[])
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
    (ownerId) => sql`
      insert into group_matches (owner_id, group_id, document_id) select ${ownerId}, * from ${columnsOf(matches)}`,
  );
}

/** Stores what groups find now instead of what they found before; what is the same stays untouched. */
async function replaceMatches(
  tx: LibraryWriter,
  groups: readonly RuledGroup[],
  documentIds: readonly string[],
  matches: readonly Match[],
): Promise<void> {
  const stored = await tx.query<Match>(
    (ownerId) => sql`
      select group_id as "groupId", document_id as "documentId" from group_matches
      where owner_id = ${ownerId} and document_id = any(${documentIds}::text[])`,
  );
  const keyOf = ({ groupId, documentId }: Match) => `${groupId} ${documentId}`;
  const asked = new Set(groups.map(({ id }) => id));
  const kept = new Set(stored.map(keyOf));
  const wanted = new Set(matches.map(keyOf));
  const gone = stored.filter((match) => asked.has(match.groupId) && !wanted.has(keyOf(match)));
  if (gone.length > 0) {
    await tx.query(
      (ownerId) => sql`
        delete from group_matches m using ${columnsOf(gone)} as gone(group_id, document_id)
        where m.owner_id = ${ownerId} and m.group_id = gone.group_id and m.document_id = gone.document_id`,
    );
  }
  await insertMatches(
    tx,
    matches.filter((match) => !kept.has(keyOf(match))),
  );
}

/** A statement asks about so many documents. */
const documentsAtOnce = 2_000;

/** Has the database ask the rules of groups about many documents, of which no match with these groups is stored. */
async function findMatches(tx: LibraryWriter, groups: readonly RuledGroup[], documentIds: readonly string[]) {
  const questions = await Questions.of(tx, groups);
  for (let from = 0; from < documentIds.length; from += documentsAtOnce) {
    const ids = documentIds.slice(from, from + documentsAtOnce);
    await questions.ask(tx, sql`t.document_id = any(${ids}::text[])`);
  }
  await questions.forgive(tx);
}

/** Asks all rules about documents that are new; their texts must be stored already. */
export async function matchNewDocuments(tx: LibraryWriter, documentIds: readonly string[]): Promise<void> {
  await matchDocuments(tx, await readRuledGroups(tx), documentIds, 'nothing');
}

/**
 * Asks the rules anew about documents whose texts changed in some members (null: in any, and what waits to be brought back is asked as
 * well), and are stored already.
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

/** Asks those rules anew that look at the groups of a document, about documents that were put into a group or taken out of one. */
export async function refreshMembership(tx: LibraryWriter, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  const groups = (await readRuledGroups(tx)).filter(({ rule }) => rule.looksAtGroups);
  await matchDocuments(tx, groups, documentIds, 'matches');
}

/** The same for everybody in groups that got another name, another kind, were deleted or came back. */
export async function refreshNames(tx: LibraryWriter, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  const members = await tx.query<{ document_id: string }>(
    (ownerId) => sql`
      select distinct document_id from group_members where owner_id = ${ownerId} and group_id = any(${groupIds}::text[])`,
  );
  await refreshMembership(
    tx,
    members.map(({ document_id }) => document_id),
  );
}

/**
 * Brings the matches of groups up to date that came back: what they held is still there, and only what was written since they were
 * deleted is asked about. Who was put into which group meanwhile is written nowhere: rules that look at that are asked about everything.
 */
export async function catchUpMatches(tx: LibraryWriter, groupIds: readonly string[], deletedAt: Date): Promise<void> {
  const wanted = new Set(groupIds);
  const groups = (await readRuledGroups(tx)).filter(({ id }) => wanted.has(id));
  if (groups.length === 0) return;
  const writtenSince = await tx.query<{ id: string }>(
    (ownerId) => sql`
      select id from documents where owner_id = ${ownerId} and state in ('active', 'trashed') and last_modified > ${deletedAt}`,
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
    (ownerId) => sql`select document_id as id from document_texts where owner_id = ${ownerId}`,
  );
  await matchDocuments(
    tx,
    looking,
    all.map(({ id }) => id),
    'matches',
  );
}
