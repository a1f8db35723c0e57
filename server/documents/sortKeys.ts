// What a document is sorted by and found by: computed here once, at every write, and stored beside it.
import type { DocumentDraft } from '#bibliography/documents.ts';
import { yearOf } from '#bibliography/edtf.ts';
import { fold } from '#bibliography/fold.ts';
import { formatEntity, lastName } from '#bibliography/names.ts';

export interface SortKeys {
  readonly sort_title: string | null;
  readonly sort_author: string | null;
  readonly sort_year: number | null;
  readonly sort_venue: string | null;
  readonly sort_citation_key: string | null;
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
      return draft.fields.publishers?.[0]?.name ?? draft.fields.howPublished;
  }
}

export function sortKeysOf(draft: DocumentDraft): SortKeys {
  const { title, authors, published, citationKeys } = draft.fields;
  const [firstAuthor] = authors ?? [];
  return {
    sort_title: textKey(title),
    sort_author: firstAuthor ? textKey(lastName(firstAuthor)) : null,
    sort_year: published == null ? null : yearOf(published),
    sort_venue: textKey(venueOf(draft)),
    sort_citation_key: textKey(citationKeys?.[0]),
  };
}

function* textsIn(value: unknown, name: string): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item, name);
  else if (typeof value === 'object' && value !== null) {
    if ('person' in value && value.person != null) yield formatEntity({ person: value.person });
    // The name of an imported field is no content of it.
    else if (name === 'otherFields' && 'value' in value) yield* textsIn(value.value, name);
    else for (const [member, inner] of Object.entries(value)) yield* textsIn(inner, member);
  }
}

/** Every text of every field, folded, one to a line, so that a word is found within one of them and never across two. */
export function searchTextOf(draft: DocumentDraft): string {
  const lines = [...textsIn(draft.fields, '')].map((text) => fold(text).replace(/\s+/g, ' ').trim());
  return [...new Set(lines)].filter((line) => line !== '').join('\n');
}
