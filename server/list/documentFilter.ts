// Converts `DocumentFilters` to one SQL condition, so that all filtering happens before a page is cut.
import { isDeepStrictEqual } from 'node:util';
import sql, { type Sql, join } from 'sql-template-tag';
import type { DocumentFilters } from '../__generated__/resolverTypes.ts';
import type { ContentCondition, ReadableLibrary, SearchCondition } from '../library/library.ts';

/** The parsed filter of a list. */
export interface DocumentFilter {
  readonly trashed: boolean;
  /** The search condition; null without a search. */
  readonly search: SearchCondition | null;
  /** The content of the groups in the filter; null without groups. */
  readonly content: ContentCondition | null;
}

/** The filter that matches all documents outside the trash. It lists every field, so that a new field does not compile until it is added here. */
const unfiltered: Required<DocumentFilter> = { trashed: false, search: null, content: null };

/** Whether a filter matches every document that is not in the trash. */
export function isUnfiltered(filter: DocumentFilter): boolean {
  return isDeepStrictEqual(filter, unfiltered);
}

/** Reads the filters in the argument at `path`. Throws `NOT_FOUND` for a group that is not in the library. */
export async function readFilter(
  library: ReadableLibrary,
  filters: DocumentFilters | null | undefined,
  path: readonly string[],
  /** A second search, among what the filter finds. */
  searchWithin = '',
): Promise<DocumentFilter> {
  const { query, trashed } = filters ?? {};
  const { readSearch, readContent } = library.features.conditions;
  const search = await readSearch(library, query ?? '', [...path, 'query'], {
    query: searchWithin,
    path: [...path, 'searchWithin'],
  });
  const content = await readContent(library, filters ?? {}, path);
  return { trashed: trashed ?? false, search, content };
}

/** The condition of a filter on the documents of one library. */
export function filterSql(libraryId: string, { trashed, search, content }: DocumentFilter): Sql {
  const conditions = [
    sql`library_id = ${libraryId}`,
    sql`state = ${trashed ? 'trashed' : 'active'}`,
    search?.where(libraryId),
    content?.where(libraryId),
  ];
  return join(
    conditions.filter((condition) => condition !== undefined),
    ' and ',
  );
}

/** Runs statements that use the filter's search. Throws BAD_USER_INPUT if one fails because of it. */
export function asking<T>({ search }: DocumentFilter, ask: () => Promise<T>): Promise<T> {
  return search ? search.asking(ask) : ask();
}
