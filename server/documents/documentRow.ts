// A document as it stands in its table.
import sql from 'sql-template-tag';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { StoredFields } from './storedFields.ts';

export interface DocumentRow {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly state: 'active' | 'trashed' | 'purged';
  readonly revision: number;
  readonly fields: StoredFields;
  readonly added: Date;
  readonly last_modified: Date;
}

/** The columns of a `DocumentRow`. */
export const documentColumns = sql`id, kind, state, revision, fields, added, last_modified`;

/** The id of a document, or of a part of one (`doc_….in`). Anything else cannot be there, and some of it cannot be asked for. */
export const idForm = /^[\w.-]{1,200}$/;
