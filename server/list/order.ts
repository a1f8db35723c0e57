// The orders of lists, with the column of each and the type of its keys.
import { raw, type Sql } from 'sql-template-tag';
import type { DocumentOrder, DocumentOrderField } from '../__generated__/resolverTypes.ts';
import { type SortKeyColumn, sortKeys } from './sortKeys.ts';

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

function sortKey(name: SortKeyColumn, isLater = false): OrderColumn {
  return { column: raw(name), type: sortKeys[name].type, nullable: true, isLater };
}

/** Each column has an index on (library_id, state, column, id). */
export const orderColumns: Readonly<Record<DocumentOrderField, OrderColumn>> = {
  TITLE: sortKey('sort_title'),
  AUTHOR: sortKey('sort_author'),
  YEAR: sortKey('sort_year'),
  VENUE: sortKey('sort_venue'),
  KIND: column('kind', 'text'),
  ADDED: column('added', 'moment'),
  MODIFIED: column('last_modified', 'moment'),
  /** Its index covers only the trash; pageArguments.ts rejects this order for other lists. */
  TRASHED: column('state_since', 'moment'),
  CITATION_KEY: sortKey('sort_citation_key'),
  KEYWORDS: sortKey('sort_keywords', true),
};

export const defaultOrder: DocumentOrder = { field: 'MODIFIED', direction: 'DESC' };
