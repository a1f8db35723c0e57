// The name, icon and badge of each kind of document.
import { type DocumentKind, documentKinds, typeNameOf } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import type { IconName } from '#src/ui/icon/icons.ts';

const icons: Record<DocumentKind, IconName> = {
  journalArticle: 'article',
  proceedingsArticle: 'presentation',
  thesis: 'thesis',
  proceedings: 'openBook',
  other: 'book',
};

/** Names and icons for entry types that are more specific than the kind. */
const entryTypes: Readonly<Record<string, { name: string; icon: IconName }>> = {
  article: { name: 'Article', icon: 'article' },
  book: { name: 'Book', icon: 'book' },
  mvbook: { name: 'Multi-volume book', icon: 'book' },
  inbook: { name: 'Part of a book', icon: 'openBook' },
  incollection: { name: 'Book chapter', icon: 'openBook' },
  collection: { name: 'Collection', icon: 'openBook' },
  mvcollection: { name: 'Multi-volume collection', icon: 'openBook' },
  booklet: { name: 'Booklet', icon: 'book' },
  manual: { name: 'Manual', icon: 'book' },
  dataset: { name: 'Dataset', icon: 'columns' },
  reference: { name: 'Reference work', icon: 'openBook' },
  inreference: { name: 'Reference entry', icon: 'openBook' },
  software: { name: 'Software', icon: 'code' },
  online: { name: 'Web page', icon: 'globe' },
  electronic: { name: 'Web page', icon: 'globe' },
  www: { name: 'Web page', icon: 'globe' },
  patent: { name: 'Patent', icon: 'article' },
  periodical: { name: 'Periodical', icon: 'openBook' },
  report: { name: 'Report', icon: 'article' },
  techreport: { name: 'Report', icon: 'article' },
  unpublished: { name: 'Unpublished', icon: 'article' },
  misc: { name: 'Other', icon: 'article' },
};

/** The icon of a document; for the kind `other`, that of its entry type. */
export function kindIcon(kind: DocumentKind, entryType?: string | null): IconName {
  return (kind === 'other' ? entryTypes[entryType ?? '']?.icon : undefined) ?? icons[kind];
}

/** The name of a document's type: its kind, or for the kind `other` its entry type. */
export function kindName(kind: DocumentKind, entryType?: string | null): string {
  return (kind === 'other' ? entryTypes[entryType ?? '']?.name : undefined) ?? kindLabels[kind];
}

/** The short label under a title. */
export function kindBadge(kind: DocumentKind, entryType?: string | null): string {
  return kind === 'journalArticle' ? 'Article' : kindName(kind, entryType);
}

/** The kind for a `__typename` of the API. Kinds that a newer server may add count as `other`. */
export function kindOf(typename: string): DocumentKind {
  return documentKinds.find((kind) => typeNameOf(kind) === typename) ?? 'other';
}
