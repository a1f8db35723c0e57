// The feed of a library's changes, for apps that keep a copy: changed documents in their present state, and tombstones.
import sql, { empty } from 'sql-template-tag';
import type { UserChangesCursor, UserChangesPageInfo } from '../__generated__/resolverTypes.ts';
import type { LibraryReader } from './library.ts';
import { changedColumn, type DocumentRow, documentColumns } from './documentRow.ts';
import { asManyAsFit } from './largestAnswer.ts';

export interface ChangesCursor {
  readonly lastModified: Date;
  readonly id: string;
}

/** The document's place in the feed of changes. */
function toCursor({ id, changed }: Pick<DocumentRow, 'id' | 'changed'>): UserChangesCursor {
  return { __typename: 'UserChangesCursor', id, lastModified: changed.toISOString() };
}

/** The library's document that was changed last; null if there never was one. */
export async function findLastChanged(library: LibraryReader): Promise<Pick<DocumentRow, 'id' | 'changed'> | null> {
  const [last] = await library.query<Pick<DocumentRow, 'id' | 'changed'>>(
    (libraryId) => sql`
      select id, ${changedColumn} as changed from documents where library_id = ${libraryId}
      order by ${changedColumn} desc, id desc limit 1`,
  );
  return last ?? null;
}

/** The present end of the feed. */
export async function readLastChange(library: LibraryReader): Promise<UserChangesCursor | null> {
  const last = await findLastChanged(library);
  return last && toCursor(last);
}

/** A page of the feed: the changed documents in their present state, and the cursor of the next page. */
export interface ChangesPage {
  readonly rows: readonly DocumentRow[];
  readonly pageInfo: UserChangesPageInfo;
}

/** Reads the next changes: at most `size`, and fewer if the documents are large. */
export async function readChanges(
  library: LibraryReader,
  after: ChangesCursor | null,
  size: number,
): Promise<ChangesPage> {
  const beyond = after ? sql` and (${changedColumn}, id) > (${after.lastModified}, ${after.id})` : empty;
  const order = sql`${changedColumn}, id`;
  const rows = await library.query<DocumentRow & { found: number }>((libraryId) => {
    const next = sql`select * from documents where library_id = ${libraryId}${beyond} order by ${order} limit ${size + 1}`;
    return sql`select ${documentColumns}, found from (${asManyAsFit(next, order)}) documents order by ${order}`;
  });
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page,
    pageInfo: {
      __typename: 'UserChangesPageInfo',
      endCursor: last ? toCursor(last) : null,
      hasNextPage: (last?.found ?? 0) > page.length,
    },
  };
}
