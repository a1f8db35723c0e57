// The labels of the kinds of documents, separate from the fields, which many callers don't need.
import type { DocumentKind } from './documents.ts';

/** The label of each kind. */
export const kindLabels: Readonly<Record<DocumentKind, string>> = {
  journalArticle: 'Journal article',
  proceedingsArticle: 'Conference paper',
  thesis: 'Thesis',
  proceedings: 'Proceedings',
  other: 'Other',
};
