// What a document is sorted by: computed here once, at every write, and stored beside it.
import { documentYear } from '#bibliography/documentDate.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { fold } from '#bibliography/fold.ts';
import { lastName } from '#bibliography/names.ts';

export interface SortKeys {
  readonly sort_title: string | null;
  readonly sort_author: string | null;
  readonly sort_year: number | null;
  readonly sort_venue: string | null;
  readonly sort_citation_key: string | null;
  readonly sort_keywords: string | null;
}

/** A b-tree takes entries up to some 2,700 bytes; nobody reads that far to tell two titles apart. */
const longestKey = 200;

function textKey(text: string | null | undefined): string | null {
  const folded = fold(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  // Not in the middle of a character beyond the basic plane.
  const key = folded.slice(0, longestKey).replace(/[\uD800-\uDBFF]$/, '');
  return key === '' ? null : key;
}

/** Where a document appeared, in the one name that stands for it in a list. */
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

export function sortKeysOf(draft: DocumentDraft): SortKeys {
  const { title, authors, citationKeys, keywords } = draft.fields;
  const [firstAuthor] = authors ?? [];
  return {
    sort_title: textKey(title),
    sort_author: firstAuthor ? textKey(lastName(firstAuthor)) : null,
    sort_year: documentYear(draft),
    sort_venue: textKey(venueOf(draft)),
    sort_citation_key: textKey(citationKeys?.[0]),
    // As the list shows them.
    sort_keywords: textKey(keywords?.join(', ')),
  };
}
