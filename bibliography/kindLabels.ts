// What the kinds of documents are called, apart from their fields, which many callers do not need.
import type { DocumentKind } from './documents.ts';

/** What each kind is called. */
export const kindLabels: Readonly<Record<DocumentKind, string>> = {
  journalArticle: 'Journal article',
  proceedingsArticle: 'Conference paper',
  thesis: 'Thesis',
  proceedings: 'Proceedings',
  other: 'Other',
};
