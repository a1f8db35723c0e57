// Derives the sort keys of documents, which are stored with every write.
import { documentYear } from '#bibliography/documentDate.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { fold } from '#bibliography/fold.ts';
import { lastName } from '#bibliography/names.ts';
import type { DocumentOrderField } from '../__generated__/resolverTypes.ts';
import type { DerivedColumn } from '../library/library.ts';

/** In characters. A B-tree accepts entries of up to about 2,700 bytes, but the first 200 characters are enough to sort titles. */
const longestKey = 200;

function textKey(text: string | null | undefined): string | null {
  const folded = fold(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  // Does not cut within a surrogate pair.
  const key = folded.slice(0, longestKey).replace(/[\uD800-\uDBFF]$/, '');
  return key === '' ? null : key;
}

/** The name of the journal, proceedings or the like that a list shows for a document. */
function venueOf(draft: DocumentDraft): string | null | undefined {
  switch (draft.kind) {
    case 'journalArticle':
      return draft.fields.in?.journal.name;
    case 'proceedingsArticle':
      return draft.fields.proceedings?.title;
    case 'thesis':
      return draft.fields.institution;
    case 'proceedings':
      return draft.fields.conference?.title ?? draft.fields.publishers?.[0]?.name;
    case 'other':
      return draft.fields.bookTitle ?? draft.fields.publishers?.[0]?.name ?? draft.fields.howPublished;
  }
}

/** How a sort key is derived from a document; null if the document has no such value. */
interface SortKey<Value> {
  readonly type: Value extends number ? 'integer' : 'text';
  readonly of: (draft: DocumentDraft) => Value | null;
  /** Whether a later version added the key: older documents have it only after their library was derived again. */
  readonly isLater?: true;
}

function byText(textOf: (draft: DocumentDraft) => string | null | undefined): SortKey<string> {
  return { type: 'text', of: (draft) => textKey(textOf(draft)) };
}

/** The orders by a derived key. Its column, and insert, update, purge and derivation follow from this table (order.ts, library/derived). */
export const sortKeys = {
  TITLE: byText(({ fields }) => fields.title),
  AUTHOR: byText(({ fields: { authors } }) => authors?.[0] && lastName(authors[0])),
  YEAR: { type: 'integer', of: documentYear } satisfies SortKey<number>,
  VENUE: byText(venueOf),
  CITATION_KEY: byText(({ fields }) => fields.citationKeys?.[0]),
  // Joined as in the list.
  KEYWORDS: { ...byText(({ fields }) => fields.keywords?.join(', ')), isLater: true },
} satisfies Partial<Record<DocumentOrderField, SortKey<string> | SortKey<number>>>;

export type OrderByKey = keyof typeof sortKeys;

/** The column in which the key of an order is stored. */
export function sortKeyColumn(order: string): string {
  return `sort_${order.toLowerCase()}`;
}

export const sortKeyColumns: readonly DerivedColumn[] = Object.entries(sortKeys).map(([order, { type, of }]) => ({
  name: sortKeyColumn(order),
  type,
  of: ({ draft }) => of(draft),
}));
