// A document with its texts, verbatim and folded. It is computed once, and all other data is derived from it.
import type { DocumentDraft, DocumentKind } from '#bibliography/documents.ts';
import { fieldTextsOf, keywordsOf, lastNameSpellingsOf } from '#bibliography/fieldTexts.ts';
import { fold } from '#bibliography/fold.ts';
import { inOneLine } from '#bibliography/whiteSpace.ts';
import type { DerivedDocument, DocumentTexts } from '../library.ts';
import { type StoredFields, toDraft } from '../storedFields.ts';
import { searchTextFrom } from './searchText.ts';
import { keywordsMember, namesMember, personFields } from './textMembers.ts';

/** The columns of a document from which all other data is derived. */
export interface DerivedFrom {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly fields: StoredFields;
}

/** Joins keywords or names with line breaks, also at both ends, so that each is enclosed by two; none has a line break itself. */
function lines(parts: readonly string[]): string {
  return `\n${parts.map(inOneLine).join('\n')}\n`;
}

/** The texts of a document by name. */
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

/** Folds the texts; those that fold to an empty text, like a lone accent, are left out. */
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
