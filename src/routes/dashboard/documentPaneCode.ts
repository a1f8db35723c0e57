// The loader of a document and the components of its pane, fetched when the first document is opened.
import type { ReactNode } from 'react';
import { DocumentEditor, DocumentReference } from '#src/features/pane/DocumentPane.tsx';
import type { Preloadable } from '#src/ui/lazyPart.ts';
import { loadDocument } from './documentLoader.ts';
import { DocumentFrame, DocumentPage, LoadingDocument, NewReference } from './DocumentPage.tsx';

/** The type is explicit, because the components derive their types from the routes that render them. */
export interface DocumentPaneCode {
  loadDocument: typeof loadDocument;
  DocumentPage: () => ReactNode;
  LoadingDocument: () => ReactNode;
  DocumentFrame: (props: { children: ReactNode }) => ReactNode;
  lazyParts: { DocumentEditor: Preloadable; DocumentReference: Preloadable; NewReference: Preloadable };
}

export const documentPaneCode: DocumentPaneCode = {
  loadDocument,
  DocumentPage,
  LoadingDocument,
  DocumentFrame,
  lazyParts: { DocumentEditor, DocumentReference, NewReference },
};
