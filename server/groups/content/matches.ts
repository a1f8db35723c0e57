// Which documents the rules of groups find, kept as lists: filled when a rule is made or changes, and refreshed with every write of
// documents, so that looking at a group asks no rule.
import sql, { type Sql, join } from 'sql-template-tag';
import type { GroupRule } from '#bibliography/groups/groupRule.ts';
import { StatementTimeout } from '../../database/database.ts';
import type { LibraryReader, LibraryWriter } from '../../database/library.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { type GroupRow, ruleOf } from '../groupRow.ts';
import { ensureFacet } from './facets.ts';
import { type Look, type RuleSource, lookOf, looksAtGroups, membersOf, ruleSql } from './ruleSql.ts';

/** A group whose rule is stored, and where in an input that stands, for what is wrong with it. */
export interface FilledGroup extends Pick<GroupRow, 'id' | 'kind' | 'rule'> {
  readonly path?: readonly string[];
}

/** The names of the groups that are filled by hand. */
async function readGroupNames(library: LibraryReader): Promise<ReadonlyMap<string, string>> {
  const rows = await library.query<{ id: string; name: string }>(
    (ownerId) => sql`
      select id, name from groups where owner_id = ${ownerId} and kind = 'explicit' and deleted_at is null`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What the conditions of some rules need to know. */
export async function ruleSourceOf(library: LibraryReader, rules: readonly GroupRule[]): Promise<RuleSource> {
  return { groupNames: rules.some(looksAtGroups) ? await readGroupNames(library) : new Map<string, string>() };
}

const tooSlow = 'This takes too long to look for. Ask for something simpler.';

/** All that a rule may take over a whole library. */
const patience = 8_000;
/** A statement is to take about so long: far below what ends it, and other requests come in between on a server. */
const wantedTime = 400;
const firstChunk = 50;
const largestChunk = 4_000;
/** A chunk is at most so many times the one before it: where texts suddenly are long, it still is none that is ended. */
const mostGrowth = 4;

/** What PostgreSQL says of a regular expression that it cannot make anything of. */
function isUnusablePattern(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === '2201B' || code === '54000' || code === '54001';
}

/** Runs `visit` over all documents in chunks of the order of ids; throws BAD_USER_INPUT at `path` when that takes too long. */
export async function inChunks(
  library: LibraryReader,
  path: readonly string[],
  visit: (range: Sql) => Promise<void>,
  mostTime = patience,
): Promise<void> {
  const refuse = (message: string) => badUserInput([{ path, message }]);
  const start = performance.now();
  let size = firstChunk;
  let after = '';
  for (;;) {
    const last = after;
    const chunk = size;
    const [end] = await library.query<{ id: string | null }>(
      (ownerId) => sql`
        select document_id as id from document_texts where owner_id = ${ownerId} and document_id > ${last}
        order by document_id offset ${chunk - 1} limit 1`,
    );
    const range = end ? sql`t.document_id > ${last} and t.document_id <= ${end.id}` : sql`t.document_id > ${last}`;
    const began = performance.now();
    try {
      await visit(range);
    } catch (error) {
      if (error instanceof StatementTimeout) throw refuse(tooSlow);
      if (isUnusablePattern(error)) throw refuse('This is no regular expression that can be looked for.');
      throw error;
    }
    if (end?.id == null) return;
    const now = performance.now();
    if (now - start > mostTime) throw refuse(tooSlow);
    after = end.id;
    const faster = wantedTime / Math.max(1, now - began);
    size = Math.max(firstChunk, Math.min(largestChunk, Math.floor(size * Math.min(faster, mostGrowth))));
  }
}

/** Fills groups that are new, came back, or whose rule changed: what automatic ones look at too. The library must be derived. */
export async function fillMatches(tx: LibraryWriter, groups: readonly FilledGroup[]): Promise<void> {
  if (groups.length === 0) return;
  const ids = groups.map(({ id }) => id);
  await tx.query(
    (ownerId) => sql`delete from group_matches where owner_id = ${ownerId} and group_id = any(${ids}::text[])`,
  );
  const rules = groups.map((group) => ({ group, rule: ruleOf(group) }));
  const source = await ruleSourceOf(
    tx,
    rules.map(({ rule }) => rule),
  );
  for (const { group, rule } of rules) {
    await ensureFacet(tx, rule);
    const condition = ruleSql(rule, source);
    if (!condition) continue;
    await inChunks(tx, group.path ?? ['input', 'searchExpression'], async (range) => {
      await tx.query(
        (ownerId) => sql`
          insert into group_matches (owner_id, group_id, document_id)
          select ${ownerId}, ${group.id}, t.document_id from document_texts t
          where t.owner_id = ${ownerId} and ${range} and ${condition}
          on conflict do nothing`,
      );
    });
  }
}

/** Drops what groups hold, of groups that are gone for good. */
export async function dropGroups(tx: LibraryWriter, ids: readonly string[]): Promise<void> {
  for (const table of [sql`group_matches`, sql`group_members`]) {
    await tx.query(
      (ownerId) => sql`delete from ${table} where owner_id = ${ownerId} and group_id = any(${ids}::text[])`,
    );
  }
}

/** A statement asks so many rules: PostgreSQL remembers 32 regular expressions, and more would be read anew for every document. */
const rulesAtOnce = 30;
/** A statement asks about so many documents. */
const documentsAtOnce = 2_000;

interface RuledGroup {
  readonly id: string;
  readonly rule: GroupRule;
}

async function readRuledGroups(library: LibraryReader): Promise<RuledGroup[]> {
  const rows = await library.query<Pick<GroupRow, 'id' | 'kind' | 'rule'>>(
    (ownerId) => sql`
      select id, kind, rule from groups
      where owner_id = ${ownerId} and deleted_at is null
        and kind in ('wordKeyword', 'regexKeyword', 'search', 'lastName', 'tex')`,
  );
  return rows.map((row) => ({ id: row.id, rule: ruleOf(row) }));
}

interface LookingGroup {
  readonly id: string;
  readonly look: Look;
}

/**
 * Asks all that look for one text at once: hundreds of them are rows of a table, and no document's texts are opened twice. The `case`
 * keeps the regular expressions, of which PostgreSQL remembers few, from being asked before the plain look.
 */
async function findLooks(tx: LibraryWriter, groups: readonly LookingGroup[], documentIds: readonly string[]) {
  if (groups.length === 0) return;
  const all = <T>(part: (look: Look) => T) => groups.map(({ look }) => part(look));
  const members = [...new Set(all(({ member }) => member))];
  await tx.query((ownerId) => {
    const textsOf = (column: Sql, isFolded: boolean) => sql`
      select t.document_id, ${isFolded}::boolean as is_folded, text.key, text.value
      from document_texts t cross join lateral jsonb_each_text(${column}) text
      where t.owner_id = ${ownerId} and t.document_id = any(${documentIds}::text[]) and text.key = any(${members}::text[])`;
    const sides = [
      ...(groups.some(({ look }) => look.isFolded) ? [textsOf(sql`t.folded`, true)] : []),
      ...(groups.some(({ look }) => !look.isFolded) ? [textsOf(sql`t.texts`, false)] : []),
    ];
    return sql`
      insert into group_matches (owner_id, group_id, document_id)
      select ${ownerId}, asked.group_id, found.document_id
      from unnest(${groups.map(({ id }) => id)}::text[], ${all(({ member }) => member)}::text[],
        ${all(({ isFolded }) => isFolded)}::boolean[], ${all(({ part }) => part)}::text[],
        ${all(({ pattern }) => pattern)}::text[]) as asked(group_id, member, is_folded, part, pattern)
      join (${join(sides, ' union all ')}) found on found.key = asked.member and found.is_folded = asked.is_folded
      where case when strpos(found.value, asked.part) > 0
        then asked.pattern is null or found.value ~ asked.pattern else false end`;
  });
}

/** Asks rules that are conditions of their own. */
async function findConditions(tx: LibraryWriter, groups: readonly RuledGroup[], documentIds: readonly string[]) {
  const source = await ruleSourceOf(
    tx,
    groups.map(({ rule }) => rule),
  );
  for (let start = 0; start < groups.length; start += rulesAtOnce) {
    const cases = groups.slice(start, start + rulesAtOnce).map(({ id, rule }) => {
      return sql`case when ${ruleSql(rule, source) ?? sql`false`} then ${id}::text end`;
    });
    await tx.query(
      (ownerId) => sql`
        insert into group_matches (owner_id, group_id, document_id)
        select ${ownerId}, found.group_id, t.document_id
        from document_texts t cross join lateral unnest(array[${join(cases)}]) found(group_id)
        where t.owner_id = ${ownerId} and t.document_id = any(${documentIds}::text[]) and found.group_id is not null`,
    );
  }
}

/** Asks the rules of groups about some documents, of which no match with these groups is stored. */
async function findMatches(tx: LibraryWriter, groups: readonly RuledGroup[], documentIds: readonly string[]) {
  const looking: LookingGroup[] = [];
  const others: RuledGroup[] = [];
  for (const group of groups) {
    const look = lookOf(group.rule);
    if (look) looking.push({ id: group.id, look });
    else others.push(group);
  }
  for (let from = 0; from < documentIds.length; from += documentsAtOnce) {
    const ids = documentIds.slice(from, from + documentsAtOnce);
    await findLooks(tx, looking, ids);
    await findConditions(tx, others, ids);
  }
}

/** Asks all rules about documents that are new; their texts must be stored already. */
export async function matchNewDocuments(tx: LibraryWriter, documentIds: readonly string[]): Promise<void> {
  await findMatches(tx, await readRuledGroups(tx), documentIds);
}

/** Asks the rules anew about documents whose texts changed in some members (null: in any), and are stored already. */
export async function refreshMatches(
  tx: LibraryWriter,
  documentIds: readonly string[],
  changed: ReadonlySet<string> | null,
): Promise<void> {
  if (changed?.size === 0) return;
  const concerned = ({ rule }: RuledGroup) => {
    const members = membersOf(rule);
    return !changed || !members || [...members].some((member) => changed.has(member));
  };
  await matchAnew(tx, (await readRuledGroups(tx)).filter(concerned), documentIds);
}

async function matchAnew(tx: LibraryWriter, groups: readonly RuledGroup[], documentIds: readonly string[]) {
  if (groups.length === 0) return;
  const groupIds = groups.map(({ id }) => id);
  await tx.query(
    (ownerId) => sql`
      delete from group_matches where owner_id = ${ownerId} and document_id = any(${documentIds}::text[])
        and group_id = any(${groupIds}::text[])`,
  );
  await findMatches(tx, groups, documentIds);
}

/** Asks those rules anew that look at the groups of a document, about documents that were put into a group or taken out of one. */
export async function refreshMembership(tx: LibraryWriter, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  const groups = (await readRuledGroups(tx)).filter(({ rule }) => looksAtGroups(rule));
  await matchAnew(tx, groups, documentIds);
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
