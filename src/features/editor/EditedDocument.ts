// Provides the edited document to fields that depend on other fields; null inside a part of a document.
import { createContext } from 'react';
import type { DocumentKind } from '#bibliography/documents.ts';

export interface EditedDocumentValue {
  /** Null if it is not in the library yet. */
  readonly id: string | null;
  /** The current values of the form, saved or not. */
  readonly draft: { readonly kind: DocumentKind; readonly fields: Readonly<Record<string, unknown>> };
}

export const EditedDocument = createContext<EditedDocumentValue | null>(null);
