// What the kinds of documents are called, for who names them and needs nothing of their fields.
import type { DocumentKind } from './documents.ts';

/** What each kind is called. */
export const kindLabels: Readonly<Record<DocumentKind, string>> = {
  journalArticle: 'Journal article',
  proceedingsArticle: 'Proceedings article',
  thesis: 'Thesis',
  proceedings: 'Proceedings',
  other: 'Other',
};
