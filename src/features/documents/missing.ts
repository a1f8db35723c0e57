// Names the required fields that are empty in a document, and the form's fields in which to fill them in.
import type { DocumentKind } from '#bibliography/documents.ts';

export interface MissingField {
  /** For example "authors or editors". */
  readonly words: string;
  /** The field of the form that fills it in. */
  readonly field: string;
}

/** The words for each name that the API uses. */
const words: Readonly<Record<string, string>> = {
  author: 'authors',
  editor: 'editors',
  year: 'date',
  booktitle: 'book title',
  doi: 'DOI',
  url: 'URL',
};

/** The field of the form for each name, by kind if the kinds differ. Names that no kind has a field for go to the other fields. */
const fields: Readonly<Record<string, string | Partial<Record<DocumentKind, string>>>> = {
  author: 'authors',
  editor: { proceedingsArticle: 'proceedings', other: 'editors', proceedings: 'editors', journalArticle: 'editors' },
  title: 'title',
  year: 'published',
  doi: 'doi',
  journal: { journalArticle: 'in' },
  booktitle: { proceedingsArticle: 'proceedings', other: 'bookTitle' },
  institution: { thesis: 'institution' },
  type: { thesis: 'degreeType' },
  number: { proceedings: 'number' },
};

function fieldOf(name: string, kind: DocumentKind): string {
  const found = fields[name];
  return (typeof found === 'string' ? found : found?.[kind]) ?? 'otherFields';
}

/** The missing fields. Alternatives (`author/editor`) are one item, which names them all and leads to the first. */
export function missingOf(names: readonly string[], kind: DocumentKind): MissingField[] {
  return names.map((each) => {
    const alternatives = each.split('/');
    return {
      words: alternatives.map((name) => words[name] ?? name).join(' or '),
      field: fieldOf(alternatives[0] ?? each, kind),
    };
  });
}

/** "Missing: authors or editors, date"; empty if nothing is missing. */
export function missingMessage(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `Missing: ${missingOf(names, 'other')
    .map((each) => each.words)
    .join(', ')}`;
}
