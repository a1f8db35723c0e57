// Maps BibTeX's and BibLaTeX's entry types to kinds of documents and back.
import type { Dialect } from './bibtex/dialect.ts';
import type { DocumentDraft, DocumentKind } from './documents.ts';
import { ownValue } from './ownValue.ts';

const kindByType: Readonly<Record<string, DocumentKind>> = {
  article: 'journalArticle',
  suppperiodical: 'journalArticle',
  inproceedings: 'proceedingsArticle',
  conference: 'proceedingsArticle',
  thesis: 'thesis',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  mathesis: 'thesis',
  bathesis: 'thesis',
  bachelorsthesis: 'thesis',
  candthesis: 'thesis',
  proceedings: 'proceedings',
  mvproceedings: 'proceedings',
};

/** BibTeX's types that have another name in BibLaTeX (manual §2.1.2). */
const typeAliases: Readonly<Record<string, string>> = { electronic: 'online', www: 'online', techreport: 'report' };

/** BibLaTeX's name of an entry type. */
export function typeInBiblatex(entryType: string): string {
  return ownValue(typeAliases, entryType) ?? entryType;
}

/** The kind that an entry type becomes. */
export function kindOf(entryType: string): DocumentKind {
  return ownValue(kindByType, entryType) ?? 'other';
}

/** Whether a name after `@` can be an entry type and isn't another kind of block. */
const typeForm = /^(?!(?:string|preamble|comment)$)[a-z_][\w:+-]*$/;

/** Whether an entry can be written with this type, ignoring case. */
export function isEntryType(text: string): boolean {
  return typeForm.test(text.trim().toLowerCase());
}

const defaultTypes: Readonly<Record<DocumentKind, string>> = {
  journalArticle: 'article',
  proceedingsArticle: 'inproceedings',
  thesis: 'thesis',
  proceedings: 'proceedings',
  other: 'misc',
};

/** The imported entry type if it still matches the kind of the document; else the default type of the kind. */
export function entryTypeOf(draft: DocumentDraft, dialect: Dialect): string {
  const importedType = draft.fields.entryType?.trim().toLowerCase() ?? '';
  const isOfKind = (type: string): boolean => isEntryType(type) && kindOf(type) === draft.kind;
  if (draft.kind === 'other') {
    const type = draft.fields.type?.trim().toLowerCase() ?? '';
    // The document's type was changed after the import.
    if (isOfKind(type) && type !== typeInBiblatex(importedType)) return type;
  }
  if (isOfKind(importedType)) return importedType;
  if (draft.kind === 'thesis' && dialect === 'bibtex') {
    return draft.fields.degreeType === 'mathesis' ? 'mastersthesis' : 'phdthesis';
  }
  return defaultTypes[draft.kind];
}
