// Names the required fields that a document leaves empty, and the fields in which they are filled in.
import type { DocumentKind } from '#bibliography/documents.ts';

export interface MissingField {
  /** "authors or editors". */
  readonly words: string;
  /** The field of the form where it is filled in. */
  readonly field: string;
}

/** By the name that the API has for it. */
const words: Readonly<Record<string, string>> = {
  author: 'authors',
  editor: 'editors',
  year: 'date',
  booktitle: 'book title',
  doi: 'DOI',
  url: 'URL',
};

/** Where a kind has a field of its own for it; what no kind has is one of the other fields. */
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

/** Each that is missing; of fields of which one is enough (`author/editor`) one entry names all and leads to the first. */
export function missingOf(names: readonly string[], kind: DocumentKind): MissingField[] {
  return names.map((each) => {
    const alternatives = each.split('/');
    return {
      words: alternatives.map((name) => words[name] ?? name).join(' or '),
      field: fieldOf(alternatives[0] ?? each, kind),
    };
  });
}

/** "Missing: authors or editors, date"; empty where nothing is missing. */
export function missingMessage(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `Missing: ${missingOf(names, 'other')
    .map((each) => each.words)
    .join(', ')}`;
}
