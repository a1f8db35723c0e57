// From `DocumentFilters` to one SQL predicate; nothing is filtered after a page is cut.
import { isDeepStrictEqual } from 'node:util';
import sql, { type Sql, join } from 'sql-template-tag';
import { fold } from '#bibliography/fold.ts';
import type { DocumentFilters } from '../__generated__/resolverTypes.ts';
import { isStorable } from '../database/storable.ts';
import { badUserInput, notFound } from '../graphql/errors.ts';

/** Which documents of a library. */
export interface DocumentFilter {
  readonly trashed: boolean;
  readonly words: readonly string[];
}

/** Says each field, so that a new one does not compile until it is known what lets everything through. */
const unfiltered: Required<DocumentFilter> = { trashed: false, words: [] };

/** Whether a filter lets every document through that is not in the trash. */
export function isUnfiltered(filter: DocumentFilter): boolean {
  return isDeepStrictEqual(filter, unfiltered);
}

const longestQuery = 1_000;

/** The folded words of a search; each must be contained in some field. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/))].filter((word) => word !== '');
}

/** Reads the filters of an argument standing at `path`. */
export function readFilter(filters: DocumentFilters | null | undefined, path: readonly string[]): DocumentFilter {
  const { groupId, groupIds, query, trashed } = filters ?? {};
  // No group can be made yet, so every id of one is unknown.
  if (groupId != null || (groupIds && groupIds.length > 0)) throw notFound('There is no group with this id.');
  const message =
    query == null
      ? null
      : query.length > longestQuery
        ? `A search is at most ${longestQuery} characters long.`
        : isStorable(query)
          ? null
          : 'The search holds a character that no document can hold.';
  if (message !== null) throw badUserInput([{ path: [...path, 'query'], message }]);
  return { trashed: trashed ?? false, words: wordsOf(query ?? '') };
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The predicate of a filter, on the documents of one owner. */
export function filterSql(ownerId: string, { trashed, words }: DocumentFilter): Sql {
  const conditions = words.map((word) => sql`search_text like ${`%${escapeLike(word)}%`}`);
  return join([sql`owner_id = ${ownerId}`, sql`state = ${trashed ? 'trashed' : 'active'}`, ...conditions], ' and ');
}
