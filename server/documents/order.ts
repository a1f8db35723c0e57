// The orders of a list: which column each is, and of which type its keys are.
import { raw, type Sql } from 'sql-template-tag';
import type { DocumentOrder, DocumentOrderField } from '../__generated__/resolverTypes.ts';

export type KeyType = 'text' | 'integer' | 'moment';

export interface OrderColumn {
  readonly column: Sql;
  readonly type: KeyType;
  /** Whether documents can lack it; those come last both ways. */
  readonly nullable: boolean;
  /** Whether it came with a later version of this program: documents of before have it once their library is derived anew. */
  readonly isLater: boolean;
}

function column(name: string, type: KeyType, nullable: boolean, isLater = false): OrderColumn {
  return { column: raw(name), type, nullable, isLater };
}

/** Each column has an index: owner, state, column, id. */
export const orderColumns: Readonly<Record<DocumentOrderField, OrderColumn>> = {
  TITLE: column('sort_title', 'text', true),
  AUTHOR: column('sort_author', 'text', true),
  YEAR: column('sort_year', 'integer', true),
  VENUE: column('sort_venue', 'text', true),
  KIND: column('kind', 'text', false),
  ADDED: column('added', 'moment', false),
  MODIFIED: column('last_modified', 'moment', false),
  /** By an index of the trash alone; pageArguments.ts refuses it for other lists. */
  TRASHED: column('state_since', 'moment', false),
  CITATION_KEY: column('sort_citation_key', 'text', true),
  KEYWORDS: column('sort_keywords', 'text', true, true),
};

export const defaultOrder: DocumentOrder = { field: 'MODIFIED', direction: 'DESC' };
