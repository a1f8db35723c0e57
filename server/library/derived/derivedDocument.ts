// A document with its texts, as they are and folded: what everything else is derived from, made once for all of it.
import type { DocumentDraft, DocumentKind } from '#bibliography/documents.ts';
import { fieldTextsOf, keywordsOf, lastNameSpellingsOf } from '#bibliography/fieldTexts.ts';
import { fold } from '#bibliography/fold.ts';
import { inOneLine } from '#bibliography/whiteSpace.ts';
import type { DerivedDocument, DocumentTexts } from '../library.ts';
import { type StoredFields, toDraft } from '../storedFields.ts';
import { searchTextFrom } from './searchText.ts';
import { keywordsMember, namesMember, personFields } from './textMembers.ts';

/** What of a document's row everything else is derived from. */
export interface DerivedFrom {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly fields: StoredFields;
}

/** Between the keywords or names of a document, and at both ends, so that each stands between two; none has a line break itself. */
function lines(parts: readonly string[]): string {
  return `\n${parts.map(inOneLine).join('\n')}\n`;
}

/** The texts by their members. */
export function textsOf(draft: DocumentDraft): DocumentTexts {
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
export function foldAll(texts: DocumentTexts): DocumentTexts {
  const folded = Object.entries(texts).map(([name, text]) => [name, fold(text)] as const);
  return Object.fromEntries(folded.filter(([, text]) => text !== ''));
}

export function derivedFrom({ id, kind, fields }: DerivedFrom): DerivedDocument {
  const draft = toDraft(kind, fields);
  const texts = textsOf(draft);
  const folded = foldAll(texts);
  return { id, draft, texts, folded, searchText: searchTextFrom(folded) };
}
