// From `DocumentFilters` to one SQL predicate; nothing is filtered after a page is cut.
import { isDeepStrictEqual } from 'node:util';
import sql, { type Sql, join } from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import type { DocumentFilters } from '../__generated__/resolverTypes.ts';
import type { Library } from '../database/library.ts';
import { escapeLike } from '../database/escapeLike.ts';
import { isStorable } from '../database/storable.ts';
import { badUserInput, notFound } from '../graphql/errors.ts';
import { SizedContent } from '../groups/content/contentSql.ts';
import { ensureDerived } from '../groups/content/derive.ts';
import { combine } from '../groups/content/groupContent.ts';
import { resolveContents } from '../groups/content/groupContents.ts';
import { groupIdForm } from '../groups/groupRow.ts';

/** Which documents of a library. */
export interface DocumentFilter {
  readonly trashed: boolean;
  readonly words: readonly string[];
  /** What is in the groups that are asked for; null when none is. */
  readonly content: SizedContent | null;
}

/** Says each field, so that a new one does not compile until it is known what lets everything through. */
const unfiltered: Required<DocumentFilter> = { trashed: false, words: [], content: null };

/** Whether a filter lets every document through that is not in the trash. */
export function isUnfiltered(filter: DocumentFilter): boolean {
  return isDeepStrictEqual(filter, unfiltered);
}

const longestQuery = 1_000;

/** The folded words of a search; each must be contained in some field. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/))].filter((word) => word !== '');
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
  const message =
    query == null
      ? null
      : query.length > longestQuery
        ? `A search is at most ${longestQuery} characters long.`
        : isStorable(query)
          ? null
          : 'The search holds a character that no document can hold.';
  if (message !== null) throw badUserInput([{ path: [...path, 'query'], message }]);
  const content = await readContent(library, filters ?? {}, path);
  return { trashed: trashed ?? false, words: wordsOf(query ?? ''), content };
}

/** The predicate of a filter, on the documents of one owner. */
export function filterSql(ownerId: string, { trashed, words, content }: DocumentFilter): Sql {
  const conditions = words.map((word) => sql`search_text like ${`%${escapeLike(word)}%`}`);
  if (content) conditions.push(content.where(ownerId));
  return join([sql`owner_id = ${ownerId}`, sql`state = ${trashed ? 'trashed' : 'active'}`, ...conditions], ' and ');
}
