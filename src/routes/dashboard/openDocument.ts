// The loader and the components for the route of a document, fetched when the first document is opened.
import type { ReactNode } from 'react';
import { DocumentEditor, DocumentReference } from '#src/features/pane/DocumentPane.tsx';
import type { Preloadable } from '#src/ui/lazyPart.ts';
import { loadDocument } from './documentLoader.ts';
import { DocumentComing, DocumentFrame, DocumentPage, NewReference } from './DocumentPage.tsx';

/** The type is explicit, because the components derive their types from the routes that render them. */
export interface OpenDocument {
  loadDocument: typeof loadDocument;
  DocumentPage: () => ReactNode;
  DocumentComing: () => ReactNode;
  DocumentFrame: (props: { children: ReactNode }) => ReactNode;
  lazyParts: { DocumentEditor: Preloadable; DocumentReference: Preloadable; NewReference: Preloadable };
}

export const openDocument: OpenDocument = {
  loadDocument,
  DocumentPage,
  DocumentComing,
  DocumentFrame,
  lazyParts: { DocumentEditor, DocumentReference, NewReference },
};
