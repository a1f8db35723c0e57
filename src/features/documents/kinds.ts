// What each kind of document is called and drawn as.
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

/** Entry types that say more than the kind does, in words. */
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

/** The sign of a document; a document of kind other is drawn as what it came as. */
export function kindIcon(kind: DocumentKind, entryType?: string | null): IconName {
  return (kind === 'other' ? entryTypes[entryType ?? '']?.icon : undefined) ?? icons[kind];
}

/** What a document is called: the kind, or what a document of kind other came as. */
export function kindName(kind: DocumentKind, entryType?: string | null): string {
  return (kind === 'other' ? entryTypes[entryType ?? '']?.name : undefined) ?? kindLabels[kind];
}

/** The short word under a title. */
export function kindBadge(kind: DocumentKind, entryType?: string | null): string {
  return kind === 'journalArticle' ? 'Article' : kindName(kind, entryType);
}

/** The kind that a `__typename` of the API names; what a newer server may add counts as other. */
export function kindOf(typename: string): DocumentKind {
  return documentKinds.find((kind) => typeNameOf(kind) === typename) ?? 'other';
}
