// The orders of lists, with the column of each and the type of its keys.
import { raw, type Sql } from 'sql-template-tag';
import type { DocumentOrder, DocumentOrderField } from '../__generated__/resolverTypes.ts';
import { type OrderByKey, sortKeyColumn, sortKeys } from './sortKeys.ts';

export type KeyType = 'text' | 'integer' | 'moment';

export interface OrderColumn {
  readonly column: Sql;
  readonly type: KeyType;
  /** Whether documents can have no key; these come last in both directions. */
  readonly nullable: boolean;
  /** Whether a later version added the column: older documents have a value only after their library was derived again. */
  readonly isLater: boolean;
}

/** A column in which every document has a value. */
function column(name: string, type: KeyType): OrderColumn {
  return { column: raw(name), type, nullable: false, isLater: false };
}

/** Documents can lack a derived key. */
const keyColumns = Object.fromEntries(
  Object.entries<{ type: KeyType; isLater?: true }>(sortKeys).map(([order, { type, isLater = false }]) => [
    order,
    { column: raw(sortKeyColumn(order)), type, nullable: true, isLater },
  ]),
) as Readonly<Record<OrderByKey, OrderColumn>>;

/** Each column has an index on (library_id, state, column, id). */
export const orderColumns: Readonly<Record<DocumentOrderField, OrderColumn>> = {
  ...keyColumns,
  KIND: column('kind', 'text'),
  ADDED: column('added', 'moment'),
  MODIFIED: column('last_modified', 'moment'),
  /** Its index covers only the trash; pageArguments.ts rejects this order for other lists. */
  TRASHED: column('state_since', 'moment'),
};

export const defaultOrder: DocumentOrder = { field: 'MODIFIED', direction: 'DESC' };
