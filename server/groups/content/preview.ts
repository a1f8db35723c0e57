// Counts the documents that a new or changed group would have, before it is saved.
import sql, { type Sql } from 'sql-template-tag';
import type { GroupHierarchy, GroupRule } from '#bibliography/groups/groupRule.ts';
import type { ReadableLibrary, LibraryReader } from '../../library/library.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { SizedContent, isNotTrashed } from './contentSql.ts';
import { facetOfRule, facetsInUse } from './facets.ts';
import { type Content, contentAbove, contentBelow } from './groupContent.ts';
import { loadLineage, loadLineageBelow } from './lineage.ts';
import { readRule } from './askedRule.ts';
import { ruleSourceOf } from './askRules.ts';
import { costProblem, isCostly, measureText, passesOf } from '../../search/searchCost.ts';
import { tooSlow } from '../../search/searchProblem.ts';
import { inChunks } from './inChunks.ts';
import { anyValueSql, ruleSql } from './ruleSql.ts';

/** A new group, or a group with unsaved changes. */
export interface PreviewedGroup {
  /** The group that would be changed; null for a new one. */
  readonly id: string | null;
  readonly parentId: string | null;
  readonly hierarchy: GroupHierarchy;
  readonly rule: GroupRule;
  /** For a group filled by hand: the documents that would be added. With `keepsDocuments`, its present documents stay. */
  readonly documentIds: readonly string[];
  readonly keepsDocuments: boolean;
}

/** In milliseconds. Short, because every pause in typing requests a preview. */
const previewPatience = 4_000;

/** The group's own content, regardless of its place, as a condition on the row `t` of document_texts. */
async function ownCondition(library: LibraryReader, group: PreviewedGroup): Promise<(libraryId: string) => Sql> {
  const { rule, id, documentIds, keepsDocuments } = group;
  if (rule.kind === 'explicit') {
    return (libraryId) => {
      const given = sql`t.document_id = any(${documentIds}::text[])`;
      if (id === null || !keepsDocuments) return given;
      return sql`(${given} or exists (select 1 from group_members m
        where m.library_id = ${libraryId} and m.group_id = ${id} and m.document_id = t.document_id))`;
    };
  }
  const facet = facetOfRule(rule);
  if (facet !== null && !(await facetsInUse(library)).includes(facet)) {
    const condition = anyValueSql(rule);
    return () => condition;
  }
  if (facet !== null) {
    return (
      libraryId,
    ) => sql`exists (select 1 from facet_values f where f.library_id = ${libraryId} and f.facet = ${facet}
      and f.parent = '' and f.value = '' and f.document_id = t.document_id)`;
  }
  const asked = readRule(rule);
  const condition = asked ? ruleSql(asked.condition, await ruleSourceOf(library, [asked])) : sql`false`;
  return () => condition;
}

/** How many documents a group would hold. Throws BAD_USER_INPUT at `path` for a rule that takes too long. */
export async function previewCount(
  library: ReadableLibrary,
  group: PreviewedGroup,
  path: readonly string[] = ['input', 'searchExpression'],
): Promise<number> {
  const condition = readRule(group.rule)?.condition;
  if (condition?.asks !== 'search' || !isCostly(condition.expression)) return countDocuments(library, group, path, 1);
  const passes = passesOf(condition.expression);
  const tooLong = costProblem(passes, await measureText(library), path);
  if (tooLong) throw badUserInput([tooLong]);
  return library.heavyJob((heavy) => countDocuments(heavy, group, path, passes));
}

/** Counts the documents; `passes` is how often the rule goes through the texts of each document. */
async function countDocuments(
  library: LibraryReader,
  group: PreviewedGroup,
  path: readonly string[],
  passes: number,
): Promise<number> {
  const own = await ownCondition(library, group);
  const { within, besides } = await contentAround(library, group);
  let count = 0;
  await inChunks(
    library,
    { passes, patience: previewPatience, refusal: () => ({ path, message: tooSlow }) },
    async (range) => {
      const [row] = await library.query<{ count: number }>((libraryId) => {
        const id = sql`t.document_id`;
        const inside = within ? sql`(${own(libraryId)}) and ${within.holds(libraryId, id)}` : own(libraryId);
        const held = besides ? sql`${inside} or ${besides.holds(libraryId, id)}` : inside;
        return sql`
          select count(*) from (
            select t.document_id from document_texts t where t.library_id = ${libraryId} and ${range} and (${held})) l
          where ${isNotTrashed(libraryId)}`;
      });
      count += row?.count ?? 0;
    },
  );
  return count;
}

interface Around {
  /** The content that the group would be intersected with. */
  readonly within: SizedContent | null;
  /** The content that its subgroups would add. */
  readonly besides: SizedContent | null;
}

/** The content of the surrounding groups that restricts or extends the group's own. Its stored version has no influence. */
async function contentAround(library: LibraryReader, group: PreviewedGroup): Promise<Around> {
  const sized = (content: Content) => SizedContent.of(library, content);
  if (group.hierarchy === 'intersection' && group.parentId !== null) {
    const within = contentAbove(group, await loadLineage(library, [group.parentId]));
    return { within: within && (await sized(within)), besides: null };
  }
  if (group.hierarchy === 'union' && group.id !== null) {
    const { id } = group;
    const below = await loadLineageBelow(library, id);
    return { within: null, besides: await sized(contentBelow({ id }, below)) };
  }
  return { within: null, besides: null };
}
