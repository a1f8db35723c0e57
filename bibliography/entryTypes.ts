// BibTeX's and BibLaTeX's entry types and the kinds of documents: which type becomes which kind, and which type a document has.
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

/** BibTeX's types that BibLaTeX knows under another name (manual §2.1.2). */
const typeAliases: Readonly<Record<string, string>> = { electronic: 'online', www: 'online', techreport: 'report' };

/** What BibLaTeX calls an entry type. */
export function typeInBiblatex(entryType: string): string {
  return ownValue(typeAliases, entryType) ?? entryType;
}

/** The kind that an entry type becomes. */
export function kindOf(entryType: string): DocumentKind {
  return ownValue(kindByType, entryType) ?? 'other';
}

/** What can stand behind the `@` of an entry, and is no block of another kind. */
const typeForm = /^(?!(?:string|preamble|comment)$)[a-z_][\w:+-]*$/;

/** Whether an entry can be written with this type, whatever its case. */
export function isEntryType(text: string): boolean {
  return typeForm.test(text.trim().toLowerCase());
}

const ownTypes: Readonly<Record<DocumentKind, string>> = {
  journalArticle: 'article',
  proceedingsArticle: 'inproceedings',
  thesis: 'thesis',
  proceedings: 'proceedings',
  other: 'misc',
};

/** The type that the entry came as, as long as it says the kind of the document; else the kind's own. */
export function entryTypeOf(draft: DocumentDraft, dialect: Dialect): string {
  const came = draft.fields.entryType?.trim().toLowerCase() ?? '';
  const isOfKind = (type: string): boolean => isEntryType(type) && kindOf(type) === draft.kind;
  if (draft.kind === 'other') {
    const type = draft.fields.type?.trim().toLowerCase() ?? '';
    // It was made another type since it came.
    if (isOfKind(type) && type !== typeInBiblatex(came)) return type;
  }
  if (isOfKind(came)) return came;
  if (draft.kind === 'thesis' && dialect === 'bibtex') {
    return draft.fields.degreeType === 'mathesis' ? 'mastersthesis' : 'phdthesis';
  }
  return ownTypes[draft.kind];
}
