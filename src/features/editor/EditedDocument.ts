// The document whose fields are edited, for a field that has to know the others; null within a part of one.
import { createContext } from 'react';
import type { DocumentKind } from '#bibliography/documents.ts';

export interface EditedDocumentValue {
  /** Null as long as it is not in the library. */
  readonly id: string | null;
  /** As the form has it, saved or not. */
  readonly draft: { readonly kind: DocumentKind; readonly fields: Readonly<Record<string, unknown>> };
}

export const EditedDocument = createContext<EditedDocumentValue | null>(null);
