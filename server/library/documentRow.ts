// A row of the table of documents.
import sql, { type Sql } from 'sql-template-tag';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { StoredFields } from './storedFields.ts';

export interface DocumentRow {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly state: 'active' | 'trashed' | 'purged';
  readonly revision: number;
  readonly fields: StoredFields;
  readonly added: Date;
  /** When the content was last written. */
  readonly last_modified: Date;
  /** When the document was last written or moved: its place in the feed of changes. */
  readonly changed: Date;
  /** Since when the document has been in its state. */
  readonly state_since: Date;
}

/** The place of a document in the feed of changes, as an indexed expression. A move does not change `last_modified`. */
export const changedColumn = sql`greatest(last_modified, moved)`;

/** Selects the columns of a `DocumentRow`, with this expression for `fields`. */
export function columnsWithFields(fields: Sql): Sql {
  return sql`
    id, kind, state, revision, ${fields} as fields, added, last_modified, ${changedColumn} as changed, state_since`;
}

/** Selects the columns of a `DocumentRow`. */
export const documentColumns = columnsWithFields(sql`fields`);

/** Matches the ids of documents and of their parts (`doc_….in`). Other texts are no ids, and some of them are not even valid in SQL. */
export const idForm = /^[\w.-]{1,200}$/;
