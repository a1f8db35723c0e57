// What is derived from the fields of one document, made once for all that is written of it: its draft, its texts, as they are and folded,
// its duplicate keys, and what stands beside its fields to sort and find it by.
import type { DocumentDraft } from '#bibliography/documents.ts';
import { duplicateKeysOf } from '#bibliography/duplicates/duplicateKeys.ts';
import { fieldTextsOf, keywordsOf, lastNameSpellingsOf } from '#bibliography/fieldTexts.ts';
import { fold } from '#bibliography/fold.ts';
import { inOneLine } from '#bibliography/whiteSpace.ts';
import type { DerivedColumns } from '../../library/derivedColumns.ts';
import { sortKeysOf } from '../../list/sortKeys.ts';
import { toDraft } from '../../library/storedFields.ts';
import { searchTextFrom } from '../../search/searchText.ts';
import type { DerivedFrom } from './facets.ts';
import { keywordsMember, namesMember, personFields } from './textMembers.ts';

type Texts = Readonly<Record<string, string>>;

export interface DerivedDocument {
  readonly id: string;
  readonly draft: DocumentDraft;
  readonly texts: Texts;
  readonly folded: Texts;
  /** By which it is likely the same as another. */
  readonly duplicateKeys: readonly string[];
  /** Of its own row. */
  readonly columns: DerivedColumns;
}

/** Between the keywords or names of a document, and at both ends, so that each stands between two; none has a line break itself. */
function lines(parts: readonly string[]): string {
  return `\n${parts.map(inOneLine).join('\n')}\n`;
}

/** The texts by their members. */
export function textsOf(draft: DocumentDraft): Texts {
  const texts: Record<string, string> = { ...fieldTextsOf(draft) };
  const keywords = keywordsOf(draft);
  if (keywords.length > 0) texts[keywordsMember] = lines(keywords);
  for (const field of personFields) {
    const names = lastNameSpellingsOf(draft, field);
    if (names.length > 0) texts[namesMember(field)] = lines(names);
  }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** What folds to nothing, such as an accent by itself, says nothing. */
export function foldAll(texts: Texts): Texts {
  const folded = Object.entries(texts).map(([name, text]) => [name, fold(text)] as const);
  return Object.fromEntries(folded.filter(([, text]) => text !== ''));
}

export function derivedFrom({ id, kind, fields }: DerivedFrom): DerivedDocument {
  const draft = toDraft(kind, fields);
  const texts = textsOf(draft);
  const folded = foldAll(texts);
  const duplicateKeys = duplicateKeysOf(draft, texts);
  return {
    id,
    draft,
    texts,
    folded,
    duplicateKeys,
    columns: { ...sortKeysOf(draft), search_text: searchTextFrom(folded) },
  };
}
