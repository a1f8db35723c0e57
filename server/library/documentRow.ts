// A document as it stands in its table.
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
  /** When its content was last written. */
  readonly last_modified: Date;
  /** When it was last written or moved: its place in the feed of changes. */
  readonly changed: Date;
  /** Since when it has been in its state. */
  readonly state_since: Date;
}

/** The place of a document in the feed of changes, by an index. A move leaves `last_modified` as it is. */
export const changedColumn = sql`greatest(last_modified, moved)`;

/** The columns of a `DocumentRow`, where its fields are read by this expression. */
export function columnsWithFields(fields: Sql): Sql {
  return sql`
    id, kind, state, revision, ${fields} as fields, added, last_modified, ${changedColumn} as changed, state_since`;
}

/** The columns of a `DocumentRow`. */
export const documentColumns = columnsWithFields(sql`fields`);

/** The id of a document, or of a part of one (`doc_….in`). Anything else cannot be there, and some of it cannot be asked for. */
export const idForm = /^[\w.-]{1,200}$/;
