// The fields that an entry needs to be cited completely: BibLaTeX's required fields of each type (manual §2.1.1; for BibTeX's types, §2.1.2), and those of them
// that a document lacks. They are a hint, and not enforced.
import type { DocumentDraft } from './documents.ts';
import { entryTypeOf } from './entryTypes.ts';
import { entryPlaces, valueAt, valuesOf } from './fields/entryFields.ts';
import { canonicalField } from './fields/fieldNames.ts';
import { ownValue } from './ownValue.ts';
import { isBlank } from './validation.ts';

/** Alternatives are separated by a slash: `author/editor`. The names are those used in searches; `year` is any date. */
type Requirement = string;

const anybody = ['author/editor', 'title', 'year'];
const written = ['author', 'title', 'year'];
const edited = ['editor', 'title', 'year'];
const partOfBook = ['author', 'title', 'booktitle', 'year'];
const partOfCollection = ['author', 'editor', 'title', 'booktitle', 'year'];
const ofInstitution = ['author', 'title', 'institution', 'year'];
const typed = ['author', 'title', 'type', 'institution', 'year'];

/** By entry type. Other types (`set`, `xdata`, custom types) have no known requirements. */
const requirements: Readonly<Record<string, readonly Requirement[]>> = {
  article: ['author', 'title', 'journal', 'year'],
  suppperiodical: ['author', 'title', 'journal', 'year'],
  book: written,
  mvbook: written,
  inbook: partOfBook,
  bookinbook: partOfBook,
  suppbook: partOfBook,
  booklet: anybody,
  collection: edited,
  mvcollection: edited,
  reference: edited,
  mvreference: edited,
  incollection: partOfCollection,
  suppcollection: partOfCollection,
  inreference: partOfCollection,
  dataset: anybody,
  manual: anybody,
  misc: anybody,
  software: anybody,
  online: [...anybody, 'doi/eprint/url'],
  electronic: [...anybody, 'doi/eprint/url'],
  www: [...anybody, 'doi/eprint/url'],
  patent: ['author', 'title', 'number', 'year'],
  periodical: edited,
  proceedings: ['title', 'year'],
  mvproceedings: ['title', 'year'],
  inproceedings: partOfBook,
  conference: partOfBook,
  report: typed,
  thesis: typed,
  // The entry type implies the type of report or thesis.
  techreport: ofInstitution,
  phdthesis: ofInstitution,
  mastersthesis: ofInstitution,
  unpublished: written,
};

/** Fields that count instead: the editors of an article as those of the volume, the date as the year. */
const alsoSaidBy: Readonly<Record<string, string>> = { editor: 'articleeditor', year: 'date' };

const isSaid = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : !isBlank(value));

/** Whether a field of the document with this name has a value. */
function holds(draft: DocumentDraft, name: string): boolean {
  const values = valuesOf(draft);
  const names = [name, ownValue(alsoSaidBy, name)];
  return entryPlaces(draft.kind).some((place) => names.includes(place.searchName) && isSaid(valueAt(values, place)));
}

/** The fields that the document's entry type requires, in the manual's order; alternatives are joined, as in `author/editor`. */
export function requiredFields(draft: DocumentDraft): readonly Requirement[] {
  return ownValue(requirements, entryTypeOf(draft, 'biblatex')) ?? [];
}

/** The required fields that the document lacks, in the manual's order; alternatives are joined, as in `author/editor`. */
export function missingFields(draft: DocumentDraft): Requirement[] {
  const unheld = requiredFields(draft).filter((each) => !each.split('/').some((name) => holds(draft, name)));
  if (unheld.length === 0) return unheld;
  // Values that no field of the kind can hold are among the other fields: an unreadable date, the title of the book that contains a chapter.
  const others = new Set(
    (draft.fields.otherFields ?? []).filter(({ value }) => !isBlank(value)).map(({ name }) => canonicalField(name)),
  );
  if (others.has('date')) others.add('year');
  return unheld.filter((each) => !each.split('/').some((name) => others.has(name)));
}
