// What the route of a document loads and draws, fetched when the first one is opened.
import type { ReactNode } from 'react';
import { loadDocument } from './documentLoader.ts';
import { DocumentComing, DocumentPage } from './DocumentPage.tsx';

/** Written out, because components take their types from the routes that draw them. */
interface OpenDocument {
  loadDocument: typeof loadDocument;
  DocumentPage: () => ReactNode;
  DocumentComing: () => ReactNode;
}

export const openDocument: OpenDocument = { loadDocument, DocumentPage, DocumentComing };
