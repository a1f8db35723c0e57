// The fields that can be named before a colon in searches, as in `author:berg`, and their names for people. Before an operator any name is valid: `my-field =
// x`.
import { canonicalField } from '../fields/fieldNames.ts';
import { isKnownField } from '../knownFields.ts';

export interface SearchFieldName {
  /** The name as typed. */
  readonly name: string;
  readonly label: string;
}

/** The suggested fields, the most commonly searched first. */
export const searchFields: readonly SearchFieldName[] = [
  { name: 'author', label: 'Authors' },
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year or range of years' },
  { name: 'keywords', label: 'Keywords' },
  { name: 'journal', label: 'Journal' },
  { name: 'booktitle', label: 'Book or proceedings title' },
  { name: 'abstract', label: 'Abstract' },
  { name: 'editor', label: 'Editors' },
  { name: 'publisher', label: 'Publisher' },
  { name: 'entrytype', label: 'Entry type' },
  { name: 'citationkey', label: 'Citation key' },
  { name: 'doi', label: 'DOI' },
  { name: 'groups', label: 'Groups' },
  { name: 'note', label: 'Note' },
  { name: 'readstatus', label: 'Read status' },
  { name: 'ranking', label: 'Ranking' },
  { name: 'date', label: 'Date' },
  { name: 'month', label: 'Month' },
  { name: 'language', label: 'Language' },
  { name: 'institution', label: 'Institution' },
  { name: 'organization', label: 'Organization' },
  { name: 'series', label: 'Series' },
  { name: 'volume', label: 'Volume' },
  { name: 'number', label: 'Number' },
  { name: 'pages', label: 'Pages' },
  { name: 'chapter', label: 'Chapter' },
  { name: 'edition', label: 'Edition' },
  { name: 'type', label: 'Thesis or report type' },
  { name: 'isbn', label: 'ISBN' },
  { name: 'issn', label: 'ISSN' },
  { name: 'url', label: 'URL' },
  { name: 'eprint', label: 'E-print' },
  { name: 'file', label: 'File' },
  { name: 'address', label: 'Place' },
  { name: 'subtitle', label: 'Subtitle' },
  { name: 'eventtitle', label: 'Conference' },
  { name: 'venue', label: 'Conference venue' },
  { name: 'translator', label: 'Translators' },
  { name: 'pubstate', label: 'Publication state' },
  { name: 'howpublished', label: 'How published' },
  { name: 'any', label: 'Any field' },
  { name: 'anykeyword', label: 'Whole keyword' },
];

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
