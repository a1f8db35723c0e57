// The kinds of documents as tables: every field with its label, its order on screen and the editing it wants. Editor,
// reader and validation walk these tables, and the compiler refuses one that forgets a field of `documents.ts`.
import type {
  ConferenceEvent,
  DocumentKind,
  FieldsByKind,
  Journal,
  JournalIssue,
  PersonName,
  ProceedingsMultiVolume,
  Publisher,
  Translated,
} from './documents.ts';
import { entryTypes, languages } from './knownValues.ts';

/** What kind of value a field holds, hence how it is edited, shown and checked. */
export type FieldEditing =
  /** One line. */
  | 'text'
  /** Paragraphs. */
  | 'longText'
  /** EDTF of level 0 or 1. */
  | 'date'
  /** ISO 8601 date-time in UTC. */
  | 'dateTime'
  /** People and organizations, in order. */
  | 'entities'
  /** Texts, in order. */
  | 'list'
  | 'publishers'
  | 'journal'
  | 'journalIssue'
  | 'translated'
  /** The whole of a proceedings volume, by the table of the kind `proceedings`. */
  | 'proceedings'
  | 'multiVolume'
  | 'event'
  | 'otherFields';

export interface FieldDescription<Name extends string = string> {
  name: Name;
  label: string;
  editing: FieldEditing;
  /** Without it there is no such part (a journal has a name). No field of a document itself is required. */
  required: boolean;
  /** Shown in an empty form from the start; the others when they are asked for or filled. */
  usual: boolean;
  /** False: shown, and maintained by the program. */
  editable: boolean;
  hint: string | null;
  /** Known values; other text is kept as it is. */
  suggestions: readonly Suggestion[];
}

export interface Suggestion {
  value: string;
  label: string;
}

type Cell = Pick<FieldDescription, 'label' | 'editing'> &
  Partial<Pick<FieldDescription, 'required' | 'usual' | 'editable' | 'hint' | 'suggestions'>>;

/** One cell for each field of `Shape`: the order of the cells is the order on screen. */
type Table<Shape> = Record<keyof Shape & string, Cell>;

type Descriptions<Shape> = readonly FieldDescription<keyof Shape & string>[];

function describeFields<Shape>(table: Table<Shape>): Descriptions<Shape> {
  return Object.entries<Cell>(table).map(([name, cell]) => ({
    required: false,
    usual: false,
    editable: true,
    hint: null,
    suggestions: [],
    ...cell,
    name: name as keyof Shape & string,
  }));
}

/** The values of BibLaTeX's pubstate (manual §4.9.2.11), in the order in which a paper goes through them. */
export const publicationStates: readonly Suggestion[] = [
  { value: 'inpreparation', label: 'In preparation' },
  { value: 'submitted', label: 'Submitted' },
  { value: 'forthcoming', label: 'Forthcoming' },
  { value: 'inpress', label: 'In press' },
  { value: 'prepublished', label: 'Prepublished' },
];

/** The thesis types that BibLaTeX has a word for in every language (manual §4.9.2.13). */
export const degreeTypes: readonly Suggestion[] = [
  { value: 'phdthesis', label: 'PhD thesis' },
  { value: 'mathesis', label: 'Master’s thesis' },
  { value: 'bathesis', label: 'Bachelor’s thesis' },
  { value: 'candthesis', label: 'Candidate thesis' },
];

const title: Cell = { label: 'Title', editing: 'text', usual: true };
const subtitle: Cell = { label: 'Subtitle', editing: 'text' };
const titleAddon: Cell = { label: 'Title addon', editing: 'text', hint: 'Printed after the title in a different font' };
const authors: Cell = { label: 'Authors', editing: 'entities', usual: true };
const editors: Cell = { label: 'Editors', editing: 'entities' };
const published: Cell = {
  label: 'Date',
  editing: 'date',
  usual: true,
  hint: 'For example 2006, March 2006, 2006-03-05, Summer 2006 or 2006–2008',
};
const pages = {
  pageStart: { label: 'First page', editing: 'text', usual: true },
  pageEnd: { label: 'Last page', editing: 'text', usual: true },
  electronicId: {
    label: 'Article number',
    editing: 'text',
    hint: 'For journals that number articles instead of pages',
  },
} satisfies Record<string, Cell>;
const isbn: Cell = { label: 'ISBN', editing: 'text' };
const publishers: Cell = { label: 'Publishers', editing: 'publishers' };
const pageTotal: Cell = { label: 'Number of pages', editing: 'text' };

/** What every kind ends with. */
const common = {
  doi: {
    label: 'DOI',
    editing: 'text',
    usual: true,
    hint: 'For example 10.1000/xyz123. You can paste a doi.org link.',
  },
  abstract: { label: 'Abstract', editing: 'longText', usual: true },
  keywords: { label: 'Keywords', editing: 'list', usual: true },
  languages: { label: 'Languages', editing: 'list', suggestions: languages },
  publicationState: { label: 'Publication state', editing: 'text', suggestions: publicationStates },
  note: { label: 'Note', editing: 'longText' },
  citationKeys: {
    label: 'Citation keys',
    editing: 'list',
    usual: true,
    hint: 'Cite with the first key. The others still work.',
  },
  entryType: {
    label: 'Entry type',
    editing: 'text',
    hint: 'The BibTeX or BibLaTeX type used when exporting',
    suggestions: entryTypes,
  },
  otherFields: { label: 'Other fields', editing: 'otherFields' },
  added: { label: 'Added', editing: 'dateTime', editable: false },
} satisfies Record<string, Cell>;

/** The simple form of a proceedings article, only the title of the volume, is for other clients: we speak of `proceedings`. */
type Described = { [Kind in DocumentKind]: Omit<FieldsByKind[Kind], Kind extends 'proceedingsArticle' ? 'in' : never> };

const proceedings = describeFields<Described['proceedings']>({
  title,
  subtitle,
  titleAddon,
  editors: { ...editors, usual: true },
  authors: { ...authors, usual: false },
  published,
  conference: { label: 'Conference', editing: 'event', usual: true },
  publishers: { ...publishers, usual: true },
  series: { label: 'Series', editing: 'text', usual: true },
  number: { label: 'Number', editing: 'text', usual: true },
  volume: { label: 'Volume', editing: 'text', usual: true },
  part: { label: 'Part', editing: 'text' },
  in: { label: 'Multi-volume work', editing: 'multiVolume' },
  isbn: { ...isbn, usual: true },
  pageTotal,
  ...common,
});

const byKind: { readonly [Kind in DocumentKind]: Descriptions<Described[Kind]> } = {
  journalArticle: describeFields<Described['journalArticle']>({
    title,
    subtitle,
    titleAddon,
    authors,
    in: { label: 'Journal', editing: 'journalIssue', usual: true },
    published,
    ...pages,
    editors,
    translated: { label: 'Translation', editing: 'translated' },
    annotators: { label: 'Annotators', editing: 'entities' },
    commentators: { label: 'Commentators', editing: 'entities' },
    ...common,
  }),
  proceedingsArticle: describeFields<Described['proceedingsArticle']>({
    title,
    subtitle,
    titleAddon,
    authors,
    proceedings: { label: 'Proceedings', editing: 'proceedings', usual: true },
    published,
    ...pages,
    chapter: { label: 'Chapter', editing: 'text' },
    editors,
    ...common,
  }),
  thesis: describeFields<Described['thesis']>({
    title,
    subtitle,
    titleAddon,
    authors,
    degreeType: { label: 'Thesis type', editing: 'text', usual: true, suggestions: degreeTypes },
    institution: { label: 'Institution', editing: 'text', usual: true },
    institutionLocations: { label: 'Institution locations', editing: 'list' },
    published,
    pageTotal,
    editors,
    ...common,
  }),
  proceedings,
  other: describeFields<Described['other']>({
    type: {
      label: 'Type',
      editing: 'text',
      usual: true,
      hint: 'The BibLaTeX entry type: book, online, report, software…',
      suggestions: entryTypes,
    },
    title,
    subtitle,
    titleAddon,
    authors,
    editors: { ...editors, usual: true },
    published,
    bookTitle: { label: 'Book title', editing: 'text' },
    publishers: { ...publishers, usual: true },
    howPublished: { label: 'How published', editing: 'text', usual: true },
    ...common,
  }),
};

/** The parts that a field can be made of, each with its own fields; `proceedings` is described by its kind. */
const parts = {
  journal: describeFields<Journal>({
    name: { label: 'Journal', editing: 'text', required: true, usual: true },
    subtitle: { label: 'Journal subtitle', editing: 'text' },
    titleAddon: { label: 'Journal title addon', editing: 'text' },
    issn: { label: 'ISSN', editing: 'list' },
  }),
  journalIssue: describeFields<JournalIssue>({
    journal: { label: 'Journal', editing: 'journal', required: true, usual: true },
    volume: { label: 'Volume', editing: 'text', usual: true },
    number: { label: 'Number', editing: 'text', usual: true },
    series: { label: 'Series', editing: 'text' },
    name: { label: 'Issue', editing: 'text', hint: 'For issues with a name instead of a number, such as “Spring”' },
    title: { label: 'Issue title', editing: 'text' },
    subtitle: { label: 'Issue subtitle', editing: 'text' },
    titleAddon: { label: 'Issue title addon', editing: 'text' },
  }),
  translated: describeFields<Translated>({
    translators: { label: 'Translators', editing: 'entities', usual: true },
    originalLanguages: { label: 'Original languages', editing: 'list', usual: true, suggestions: languages },
  }),
  multiVolume: describeFields<ProceedingsMultiVolume>({
    title: { label: 'Title of the set', editing: 'text', required: true, usual: true },
    subtitle: { label: 'Subtitle of the set', editing: 'text' },
    titleAddon: { label: 'Title addon of the set', editing: 'text' },
    totalVolumes: { label: 'Number of volumes', editing: 'text', usual: true },
    isbn: { label: 'ISBN of the set', editing: 'text' },
    series: { label: 'Series', editing: 'text' },
    number: { label: 'Series number', editing: 'text' },
  }),
  event: describeFields<ConferenceEvent>({
    title: { label: 'Conference', editing: 'text', required: true, usual: true },
    titleAddon: { label: 'Title addon', editing: 'text' },
    startDate: { label: 'From', editing: 'dateTime', usual: true },
    endDate: { label: 'To', editing: 'dateTime', usual: true },
    locations: { label: 'Places', editing: 'list', usual: true },
    sponsors: { label: 'Sponsors', editing: 'list' },
  }),
  publisher: describeFields<Publisher>({
    name: { label: 'Publisher', editing: 'text', usual: true },
    locations: { label: 'Places', editing: 'list', usual: true },
  }),
  person: describeFields<PersonName>({
    given: { label: 'Given name', editing: 'text', usual: true },
    nonDroppingParticle: { label: 'Particle', editing: 'text', hint: 'Part of the family name, as in “de Gaulle”' },
    droppingParticle: {
      label: 'Dropping particle',
      editing: 'text',
      hint: 'Left out when only the family name is used, as in “(van) Beethoven”',
    },
    family: { label: 'Family name', editing: 'text', usual: true },
    suffix: { label: 'Suffix', editing: 'text', hint: 'For example Jr. or III' },
  }),
} as const;

export type DocumentPart = keyof typeof parts;

/** The fields of a kind in the order in which they are shown. The simple `in` of a proceedings article is not among them. */
export function fieldsOf(kind: DocumentKind): readonly FieldDescription[] {
  return byKind[kind];
}

/** The fields of a part of a document, in the order in which they are shown. */
export function fieldsOfPart(part: DocumentPart): readonly FieldDescription[] {
  return parts[part];
}

const partsByEditing: Readonly<Partial<Record<FieldEditing, DocumentPart>>> = {
  journal: 'journal',
  journalIssue: 'journalIssue',
  translated: 'translated',
  multiVolume: 'multiVolume',
  event: 'event',
};

/** The fields of the part that a field holds, in the order in which they are shown; null for one that holds no part. */
export function membersOf(editing: FieldEditing): readonly FieldDescription[] | null {
  if (editing === 'proceedings') return fieldsOf('proceedings');
  const part = partsByEditing[editing];
  return part ? fieldsOfPart(part) : null;
}

/** One field of a kind; undefined when the kind has none of that name. */
export function fieldOf(kind: DocumentKind, name: string): FieldDescription | undefined {
  return fieldsOf(kind).find((field) => field.name === name);
}

/** Whether two kinds hold the same thing under a name: of an article `in` is its journal, of proceedings a work in several volumes. */
export function isSameField(name: string, one: DocumentKind, other: DocumentKind): boolean {
  return fieldOf(one, name)?.editing === fieldOf(other, name)?.editing;
}

/** The label of a known value ("inpress" → "In press"), or the value itself. */
export function labelOf(suggestions: readonly Suggestion[], value: string): string {
  return suggestions.find((suggestion) => suggestion.value === value)?.label ?? value;
}
