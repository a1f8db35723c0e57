// From `DocumentFilters` to one SQL predicate; nothing is filtered after a page is cut.
import { isDeepStrictEqual } from 'node:util';
import sql, { type Sql, join } from 'sql-template-tag';
import type { DocumentFilters } from '../__generated__/resolverTypes.ts';
import type { ContentCondition, Library, SearchCondition } from '../library/library.ts';

/** Which documents of a library. */
export interface DocumentFilter {
  readonly trashed: boolean;
  /** What is looked for; null when nothing is. */
  readonly search: SearchCondition | null;
  /** What is in the groups that are asked for; null when none is. */
  readonly content: ContentCondition | null;
}

/** Says each field, so that a new one does not compile until it is known what lets everything through. */
const unfiltered: Required<DocumentFilter> = { trashed: false, search: null, content: null };

/** Whether a filter lets every document through that is not in the trash. */
export function isUnfiltered(filter: DocumentFilter): boolean {
  return isDeepStrictEqual(filter, unfiltered);
}

/** Reads the filters of an argument standing at `path`. Throws `NOT_FOUND` for a group that is not in the library. */
export async function readFilter(
  library: Library,
  filters: DocumentFilters | null | undefined,
  path: readonly string[],
): Promise<DocumentFilter> {
  const { query, trashed } = filters ?? {};
  const { readSearch, readContent } = library.features.conditions;
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
