// Which fields an entry has to have to be cited in full: BibLaTeX's required fields of each type (manual §2.1.1 and, for the types of
// BibTeX, §2.1.2), and which of them a document leaves empty. Nobody is kept from leaving them so.
import type { DocumentDraft } from './documents.ts';
import { entryTypeOf } from './entryTypes.ts';
import { entryPlaces, valueAt, valuesOf } from './fields/entryFields.ts';
import { canonicalField } from './fields/fieldNames.ts';
import { ownValue } from './ownValue.ts';
import { isBlank } from './validation.ts';

/** Fields of which one is enough, separated by a slash: `author/editor`. The names are those of a search; `year` is any date. */
type Requirement = string;

const anybody = ['author/editor', 'title', 'year'];
const written = ['author', 'title', 'year'];
const edited = ['editor', 'title', 'year'];
const partOfBook = ['author', 'title', 'booktitle', 'year'];
const partOfCollection = ['author', 'editor', 'title', 'booktitle', 'year'];
const ofInstitution = ['author', 'title', 'institution', 'year'];
const typed = ['author', 'title', 'type', 'institution', 'year'];

/** By entry type. A type that is not here (`set`, `xdata`, a type of one's own) requires nothing that is known. */
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
  // The name of the type says which report or thesis it is.
  techreport: ofInstitution,
  phdthesis: ofInstitution,
  mastersthesis: ofInstitution,
  unpublished: written,
};

/** Fields that count as well: the editors of an article as those of the volume, the date as the year. */
const alsoSaidBy: Readonly<Record<string, string>> = { editor: 'articleeditor', year: 'date' };

const isSaid = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : !isBlank(value));

/** Whether the document says something under this name, in a field of its own. */
function holds(draft: DocumentDraft, name: string): boolean {
  const values = valuesOf(draft);
  const names = [name, ownValue(alsoSaidBy, name)];
  return entryPlaces(draft.kind).some((place) => names.includes(place.searchName) && isSaid(valueAt(values, place)));
}

/** The fields that the entry type of the document requires, in the order of the manual; of fields of which one is enough all, as `author/editor`. */
export function requiredFields(draft: DocumentDraft): readonly Requirement[] {
  return ownValue(requirements, entryTypeOf(draft, 'biblatex')) ?? [];
}

/** The required fields that the document leaves empty, in the order of the manual; of fields of which one is enough all, as `author/editor`. */
export function missingFields(draft: DocumentDraft): Requirement[] {
  const unheld = requiredFields(draft).filter((each) => !each.split('/').some((name) => holds(draft, name)));
  if (unheld.length === 0) return unheld;
  // What no field of the kind holds stands word for word beside them: a date that is none, the title of a book that a chapter is in.
  const others = new Set(
    (draft.fields.otherFields ?? []).filter(({ value }) => !isBlank(value)).map(({ name }) => canonicalField(name)),
  );
  if (others.has('date')) others.add('year');
  return unheld.filter((each) => !each.split('/').some((name) => others.has(name)));
}
