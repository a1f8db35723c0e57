// From `DocumentFilters` to one SQL predicate; nothing is filtered after a page is cut.
import { isDeepStrictEqual } from 'node:util';
import sql, { type Sql, join } from 'sql-template-tag';
import { parseSearch } from '#bibliography/search/parseSearch.ts';
import type { SearchExpression } from '#bibliography/search/searchExpression.ts';
import { tooManyPatterns } from '#bibliography/search/searchPatterns.ts';
import type { DocumentFilters } from '../__generated__/resolverTypes.ts';
import type { Library } from '../library/library.ts';
import { badUserInput, notFound } from '../graphql/errors.ts';
import { readGroupNames } from '../groups/content/askRules.ts';
import { SizedContent } from '../groups/content/contentSql.ts';
import { ensureDerived } from '../library/derived/deriveLibrary.ts';
import { combine } from '../groups/content/groupContent.ts';
import { resolveContents } from '../groups/content/groupContents.ts';
import { groupIdForm } from '../groups/groupRow.ts';
import { DocumentSearch, asksForGroups } from '../search/documentSearch.ts';
import { costProblem, isCostly, measureText, passesOf, textAtOnce } from '../search/searchCost.ts';

/** Which documents of a library. */
export interface DocumentFilter {
  readonly trashed: boolean;
  /** What is looked for; null when nothing is. */
  readonly search: DocumentSearch | null;
  /** What is in the groups that are asked for; null when none is. */
  readonly content: SizedContent | null;
}

/** Says each field, so that a new one does not compile until it is known what lets everything through. */
const unfiltered: Required<DocumentFilter> = { trashed: false, search: null, content: null };

/** Whether a filter lets every document through that is not in the trash. */
export function isUnfiltered(filter: DocumentFilter): boolean {
  return isDeepStrictEqual(filter, unfiltered);
}

/** Of a search that is typed, plain words are contained in the texts. */
const flags = { caseSensitive: false, isRegEx: false };

/** What a text says that stands at `path`. Throws BAD_USER_INPUT with its mistakes, each with its place in the text. */
function readExpression(query: string, path: readonly string[]): SearchExpression {
  const { expression, problems } = parseSearch(query, flags);
  if (expression !== null) return expression;
  throw badUserInput(problems.map(({ start, message }) => ({ path, message: `Character ${start + 1}: ${message}` })));
}

/** Reads a search standing at `path`. Throws BAD_USER_INPUT with its mistakes. */
async function readSearch(library: Library, query: string, path: readonly string[]): Promise<DocumentSearch | null> {
  const expression = readExpression(query, path);
  if (expression.type === 'everything') return null;
  const tooMany = tooManyPatterns(expression);
  if (tooMany !== null) throw badUserInput([{ path, message: tooMany }]);
  await ensureDerived(library);
  const groupNames = asksForGroups(expression) ? await readGroupNames(library) : new Map<string, string>();
  const isTooMuchAtOnce = isCostly(expression) && (await isTooMuch(library, expression, path));
  return new DocumentSearch(expression, { groupNames }, path, isTooMuchAtOnce ? library : null);
}

/** Whether the texts of the library are more than one statement may go through. Throws BAD_USER_INPUT where they are more than a search may. */
async function isTooMuch(library: Library, expression: SearchExpression, path: readonly string[]): Promise<boolean> {
  const passes = passesOf(expression);
  const text = await measureText(library);
  const tooLong = costProblem(passes, text, path);
  if (tooLong) throw badUserInput([tooLong]);
  return passes * text > textAtOnce;
}

const mostGroups = 1_000;

/** What is in the groups of a filter: in `groupId`, and in one or all of `groupIds`. */
async function readContent(
  library: Library,
  { groupId, groupIds: severalIds, groupMatch }: DocumentFilters,
  path: readonly string[],
): Promise<SizedContent | null> {
  const several = [...new Set(severalIds ?? [])];
  const ids = groupId == null ? several : [groupId, ...several];
  if (ids.length === 0) return null;
  if (several.length > mostGroups) {
    throw badUserInput([
      { path: [...path, 'groupIds'], message: `At most ${mostGroups.toLocaleString('en')} groups.` },
    ]);
  }
  if (!ids.every((id) => groupIdForm.test(id))) throw unknownGroup();
  await ensureDerived(library);
  const contents = await resolveContents(library, ids);
  const contentOf = (id: string) => {
    const content = contents.get(id);
    if (!content) throw unknownGroup();
    return content;
  };
  const joined = several.length === 0 ? [] : [combine(groupMatch === 'ALL' ? 'and' : 'or', several.map(contentOf))];
  const content = combine('and', [...(groupId == null ? [] : [contentOf(groupId)]), ...joined]);
  return SizedContent.of(library, content);
}

function unknownGroup() {
  return notFound('There is no group with this id.');
}

/** Reads the filters of an argument standing at `path`. Throws `NOT_FOUND` for a group that is not in the library. */
export async function readFilter(
  library: Library,
  filters: DocumentFilters | null | undefined,
  path: readonly string[],
): Promise<DocumentFilter> {
  const { query, trashed } = filters ?? {};
  const search = await readSearch(library, query ?? '', [...path, 'query']);
  const content = await readContent(library, filters ?? {}, path);
  return { trashed: trashed ?? false, search, content };
}

/** The predicate of a filter, on the documents of one owner. */
export function filterSql(ownerId: string, { trashed, search, content }: DocumentFilter): Sql {
  const conditions = [
    sql`owner_id = ${ownerId}`,
    sql`state = ${trashed ? 'trashed' : 'active'}`,
    search?.where(ownerId),
    content?.where(ownerId),
  ];
  return join(
    conditions.filter((condition) => condition !== undefined),
    ' and ',
  );
}

/** Runs statements that ask for what a filter looks for. Throws BAD_USER_INPUT where one fails for that. */
export function asking<T>({ search }: DocumentFilter, ask: () => Promise<T>): Promise<T> {
  return search ? search.asking(ask) : ask();
}
