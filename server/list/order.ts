// The orders of a list: which column each is, and of which type its keys are.
import { raw, type Sql } from 'sql-template-tag';
import type { DocumentOrder, DocumentOrderField } from '../__generated__/resolverTypes.ts';
import { type SortKeyColumn, sortKeys } from './sortKeys.ts';

export type KeyType = 'text' | 'integer' | 'moment';

export interface OrderColumn {
  readonly column: Sql;
  readonly type: KeyType;
  /** Whether documents can lack it; those come last both ways. */
  readonly nullable: boolean;
  /** Whether it came with a later version of this program: documents of before have it once their library is derived anew. */
  readonly isLater: boolean;
}

/** A column that every document has a value in. */
function column(name: string, type: KeyType): OrderColumn {
  return { column: raw(name), type, nullable: false, isLater: false };
}

function sortKey(name: SortKeyColumn, isLater = false): OrderColumn {
  return { column: raw(name), type: sortKeys[name].type, nullable: true, isLater };
}

/** Each column has an index: owner, state, column, id. */
export const orderColumns: Readonly<Record<DocumentOrderField, OrderColumn>> = {
  TITLE: sortKey('sort_title'),
  AUTHOR: sortKey('sort_author'),
  YEAR: sortKey('sort_year'),
  VENUE: sortKey('sort_venue'),
  KIND: column('kind', 'text'),
  ADDED: column('added', 'moment'),
  MODIFIED: column('last_modified', 'moment'),
  /** By an index of the trash alone; pageArguments.ts refuses it for other lists. */
  TRASHED: column('state_since', 'moment'),
  CITATION_KEY: sortKey('sort_citation_key'),
  KEYWORDS: sortKey('sort_keywords', true),
};

export const defaultOrder: DocumentOrder = { field: 'MODIFIED', direction: 'DESC' };
