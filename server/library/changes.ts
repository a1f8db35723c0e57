// The changes of a library in their order, for an app that keeps a copy: documents as they are now, and tombstones.
import sql, { empty } from 'sql-template-tag';
import type { UserChangesCursor, UserChangesPageInfo } from '../__generated__/resolverTypes.ts';
import type { LibraryReader } from './library.ts';
import { changedColumn, type DocumentRow, documentColumns } from './documentRow.ts';
import { asManyAsFit } from './largestAnswer.ts';

export interface ChangesCursor {
  readonly lastModified: Date;
  readonly id: string;
}

/** A place in the order of changes: that of this document. */
function toCursor({ id, changed }: Pick<DocumentRow, 'id' | 'changed'>): UserChangesCursor {
  return { __typename: 'UserChangesCursor', id, lastModified: changed.toISOString() };
}

/** The document of the library that was changed last; null where there never was one. */
export async function findLastChanged(library: LibraryReader): Promise<Pick<DocumentRow, 'id' | 'changed'> | null> {
  const [last] = await library.query<Pick<DocumentRow, 'id' | 'changed'>>(
    (ownerId) => sql`
      select id, ${changedColumn} as changed from documents where owner_id = ${ownerId}
      order by ${changedColumn} desc, id desc limit 1`,
  );
  return last ?? null;
}

/** Where the changes end for now. */
export async function readLastChange(library: LibraryReader): Promise<UserChangesCursor | null> {
  const last = await findLastChanged(library);
  return last && toCursor(last);
}

/** Some changes in their order: the changed documents as they are now, and where the changes go on. */
export interface ChangesPage {
  readonly rows: readonly DocumentRow[];
  readonly pageInfo: UserChangesPageInfo;
}

/** The next changes: `size` of them at most, and fewer where they are large. */
export async function readChanges(
  library: LibraryReader,
  after: ChangesCursor | null,
  size: number,
): Promise<ChangesPage> {
  const beyond = after ? sql` and (${changedColumn}, id) > (${after.lastModified}, ${after.id})` : empty;
  const order = sql`${changedColumn}, id`;
  const rows = await library.query<DocumentRow & { found: number }>((ownerId) => {
    const next = sql`select * from documents where owner_id = ${ownerId}${beyond} order by ${order} limit ${size + 1}`;
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
