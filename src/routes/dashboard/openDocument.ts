// The loader and the components for the route of a document, fetched when the first document is opened.
import type { ReactNode } from 'react';
import { loadDocument } from './documentLoader.ts';
import { DocumentComing, DocumentFrame, DocumentPage } from './DocumentPage.tsx';

/** The type is explicit, because the components derive their types from the routes that render them. */
interface OpenDocument {
  loadDocument: typeof loadDocument;
  DocumentPage: () => ReactNode;
  DocumentComing: () => ReactNode;
  DocumentFrame: (props: { children: ReactNode }) => ReactNode;
}

export const openDocument: OpenDocument = { loadDocument, DocumentPage, DocumentComing, DocumentFrame };
