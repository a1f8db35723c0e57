// The text of each field of a document by one name, as groups and searches see it. Every written document goes through here,
// so there is no parser and no LaTeX beyond what a few replacements can read.
import type { DocumentDraft } from './documents.ts';

/** The text of each field that says something, by its canonical name; `citationkey` has one key a line. */
export function fieldTextsOf(draft: DocumentDraft): Readonly<Record<string, string>> {
  return { title: draft.fields.title ?? '', entrytype: draft.fields.entryType ?? '' };
}

/** The one name of a field: lower case, and of several names that mean the same (`journaltitle`, `journal`) always the same. */
export function canonicalField(name: string): string {
  return name.trim().toLowerCase();
}

/** Whether it can be the name of a field: a letter, then letters, digits, `-`, `_` and `+`. */
export function isFieldName(name: string): boolean {
  return /^[a-z][\w+-]*$/i.test(name);
}

/** The keywords of a document, each once. */
export function keywordsOf(draft: DocumentDraft): readonly string[] {
  return draft.fields.keywords ?? [];
}

/** The last names of the people in a field, and the names of the organizations. */
export function lastNamesOf(draft: DocumentDraft, field: string): readonly string[] {
  return field === '' ? [] : (draft.fields.authors ?? []).map(({ organization }) => organization?.name ?? '');
}
