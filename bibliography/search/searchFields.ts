// The fields that searches name, as in `author:berg`, and their names for people. Before an operator any name is valid: `my-field = x`.
import { allEntryPlaces } from '../fields/entryFields.ts';
import { canonicalField } from '../fields/fieldNames.ts';
import { inSentence } from '../inSentence.ts';
import { isKnownField } from '../knownFields.ts';

export interface SearchField {
  /** Its name in a sentence, as in "author contains berg". */
  readonly inSentence: string;
  readonly isPlural?: true;
  /** Its name among the suggestions of the search box; null if it is searched too rarely to be suggested. */
  readonly suggestion: string | null;
}

/**
 * By canonical name, the most commonly searched first. Fields of documents that are not listed are called by their label and are not suggested;
 * a test asks for an entry if two fields have the same label.
 */
const table = {
  author: { inSentence: 'author', suggestion: 'Authors' },
  title: { inSentence: 'title', suggestion: 'Title' },
  year: { inSentence: 'year', suggestion: 'Year or range of years' },
  keywords: { inSentence: 'keywords', isPlural: true, suggestion: 'Keywords' },
  journal: { inSentence: 'journal', suggestion: 'Journal' },
  booktitle: { inSentence: 'book title', suggestion: 'Book or proceedings title' },
  abstract: { inSentence: 'abstract', suggestion: 'Abstract' },
  editor: { inSentence: 'editor', suggestion: 'Editors' },
  publisher: { inSentence: 'publisher', suggestion: 'Publisher' },
  entrytype: { inSentence: 'entry type', suggestion: 'Entry type' },
  citationkey: { inSentence: 'citation key', suggestion: 'Citation key' },
  doi: { inSentence: 'DOI', suggestion: 'DOI' },
  groups: { inSentence: 'groups', isPlural: true, suggestion: 'Groups' },
  note: { inSentence: 'note', suggestion: 'Note' },
  readstatus: { inSentence: 'read status', suggestion: 'Read status' },
  ranking: { inSentence: 'ranking', suggestion: 'Ranking' },
  date: { inSentence: 'date', suggestion: 'Date' },
  month: { inSentence: 'month', suggestion: 'Month' },
  language: { inSentence: 'language', suggestion: 'Language' },
  institution: { inSentence: 'institution', suggestion: 'Institution' },
  organization: { inSentence: 'organization', suggestion: 'Organization' },
  series: { inSentence: 'series', suggestion: 'Series' },
  volume: { inSentence: 'volume', suggestion: 'Volume' },
  number: { inSentence: 'number', suggestion: 'Number' },
  pages: { inSentence: 'pages', isPlural: true, suggestion: 'Pages' },
  chapter: { inSentence: 'chapter', suggestion: 'Chapter' },
  edition: { inSentence: 'edition', suggestion: 'Edition' },
  type: { inSentence: 'type', suggestion: 'Thesis or report type' },
  isbn: { inSentence: 'ISBN', suggestion: 'ISBN' },
  issn: { inSentence: 'ISSN', suggestion: 'ISSN' },
  url: { inSentence: 'URL', suggestion: 'URL' },
  eprint: { inSentence: 'e-print', suggestion: 'E-print' },
  file: { inSentence: 'file', suggestion: 'File' },
  address: { inSentence: 'place', suggestion: 'Place' },
  subtitle: { inSentence: 'subtitle', suggestion: 'Subtitle' },
  eventtitle: { inSentence: 'conference', suggestion: 'Conference' },
  venue: { inSentence: 'venue', suggestion: 'Conference venue' },
  translator: { inSentence: 'translator', suggestion: 'Translators' },
  pubstate: { inSentence: 'publication state', suggestion: 'Publication state' },
  howpublished: { inSentence: 'how it was published', suggestion: 'How published' },
  any: { inSentence: 'any field', suggestion: 'Any field' },
  anykeyword: { inSentence: 'any keyword', suggestion: 'Whole keyword' },
  origlanguage: { inSentence: 'original language', suggestion: null },
  annotator: { inSentence: 'annotator', suggestion: null },
  commentator: { inSentence: 'commentator', suggestion: null },
  urldate: { inSentence: 'access date', suggestion: null },
  booksubtitle: { inSentence: 'book subtitle', suggestion: null },
  booktitleaddon: { inSentence: 'book title addon', suggestion: null },
  bookauthor: { inSentence: 'book author', suggestion: null },
  bookdate: { inSentence: 'book date', suggestion: null },
  bookdoi: { inSentence: 'book DOI', suggestion: null },
  bookpagetotal: { inSentence: 'number of pages of the book', suggestion: null },
  booknote: { inSentence: 'book note', suggestion: null },
  articleeditor: { inSentence: 'article editor', suggestion: null },
  mainseries: { inSentence: 'series of the set', suggestion: null },
  mainnumber: { inSentence: 'series number of the set', suggestion: null },
  eventtitleaddon: { inSentence: 'conference title addon', suggestion: null },
  eventdate: { inSentence: 'conference date', suggestion: null },
} as const satisfies Readonly<Record<string, SearchField>>;

const listed = Object.entries<SearchField>(table);

const searchFields = new Map<string, SearchField>([
  ...allEntryPlaces().map(
    ({ searchName, label }) => [searchName, { inSentence: inSentence(label), suggestion: null }] as const,
  ),
  ...listed,
]);

/** The fields that the search box suggests, the most commonly searched first. */
export const suggestedFields: readonly {
  readonly name: string;
  readonly label: string;
}[] = listed.flatMap(([name, { suggestion }]) => (suggestion === null ? [] : [{ name, label: suggestion }]));

/** The words for a field; null for one that documents have only among their other fields. */
export function searchFieldOf(canonicalName: string): SearchField | null {
  return searchFields.get(canonicalName) ?? null;
}

/** The canonical name of a searched field: `any` for all fields, however that is written. */
export function searchedField(name: string): string {
  const field = canonicalField(name);
  return field === 'anyfield' ? 'any' : field;
}

/** Whether a colon after the name makes it a field: it does in `note:x`, but not in a citation key such as `old:x`. */
export function isSearchField(name: string): boolean {
  const field = searchedField(name);
  return field === 'any' || field === 'anykeyword' || isKnownField(field);
}
