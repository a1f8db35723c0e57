// The table of fields: every kind of document and every part, with all fields in the order of the form. Types, form, import, export, searches, schema and API
// follow from it (docs/how-to-add.md, "A field of a document").
import { eprintArchives } from '../eprints.ts';
import { entryTypes, languages } from '../knownValues.ts';
import type { EntryField, FieldCells, Suggestion } from './cells.ts';

/** The values of BibLaTeX's pubstate (manual §4.9.2.11), in the order in which a paper passes through them. */
export const publicationStates: readonly Suggestion[] = [
  { value: 'inpreparation', label: 'In preparation' },
  { value: 'submitted', label: 'Submitted' },
  { value: 'forthcoming', label: 'Forthcoming' },
  { value: 'inpress', label: 'In press' },
  { value: 'prepublished', label: 'Prepublished' },
];

/** The thesis types for which BibLaTeX has a localized word (manual §4.9.2.13). */
export const degreeTypes: readonly Suggestion[] = [
  { value: 'phdthesis', label: 'PhD thesis' },
  { value: 'mathesis', label: 'Master’s thesis' },
  { value: 'bathesis', label: 'Bachelor’s thesis' },
  { value: 'candthesis', label: 'Candidate thesis' },
];

export const eprintTypes: readonly Suggestion[] = eprintArchives.map(({ value, label }) => ({ value, label }));

const titles = {
  title: { label: 'Title', editing: 'text', entry: 'title', usual: true },
  subtitle: { label: 'Subtitle', editing: 'text', entry: 'subtitle' },
  titleAddon: {
    label: 'Title addon',
    editing: 'text',
    entry: 'titleaddon',
    hint: 'Printed after the title in a different font',
  },
} as const satisfies FieldCells;

const { authors, editors, published, isbn, issn, publishers, pageTotal } = {
  authors: { label: 'Authors', editing: 'entities', entry: 'author', usual: true },
  editors: { label: 'Editors', editing: 'entities', entry: 'editor' },
  published: {
    label: 'Date',
    editing: 'date',
    entry: { name: 'date', form: 'published' },
    usual: true,
    hint: 'For example 2006, March 2006, 2006-03-05, Summer 2006 or 2006–2008',
  },
  isbn: { label: 'ISBN', editing: 'text', entry: 'isbn', adopts: true },
  issn: { label: 'ISSN', editing: 'list', entry: { name: 'issn', form: 'issn' }, adopts: true },
  publishers: { label: 'Publishers', editing: 'publishers', entry: { name: 'publisher', form: 'publishers' } },
  pageTotal: { label: 'Number of pages', editing: 'text', entry: 'pagetotal' },
} as const satisfies FieldCells;

const pages = {
  pageStart: { label: 'First page', editing: 'text', entry: { name: 'pages', form: 'firstPage' }, usual: true },
  pageEnd: { label: 'Last page', editing: 'text', entry: { name: 'pages', form: 'lastPage' }, usual: true },
  electronicId: {
    label: 'Article number',
    editing: 'text',
    entry: 'eid',
    hint: 'For journals that number articles instead of pages',
  },
} as const satisfies FieldCells;

/** The last fields of every kind. */
const common = {
  doi: {
    label: 'DOI',
    editing: 'text',
    entry: { name: 'doi', form: 'doi' },
    usual: true,
    hint: 'For example 10.1000/xyz123. You can paste a doi.org link.',
  },
  url: { label: 'URL', editing: 'text', entry: { name: 'url', form: 'verbatim' }, adopts: true },
  urlDate: {
    label: 'Accessed',
    editing: 'date',
    entry: 'urldate',
    adopts: true,
    hint: 'When you last visited the address',
  },
  eprint: {
    label: 'E-print',
    editing: 'text',
    entry: { name: 'eprint', form: 'verbatim' },
    adopts: true,
    hint: 'Its number in the archive, for example 2301.12345',
  },
  eprintType: {
    label: 'E-print archive',
    editing: 'text',
    entry: 'eprinttype',
    adopts: true,
    suggestions: eprintTypes,
  },
  eprintClass: {
    label: 'E-print class',
    editing: 'text',
    entry: 'eprintclass',
    adopts: true,
    hint: 'For example cs.DL',
  },
  pubmedId: { label: 'PubMed ID', editing: 'text', entry: 'pmid', adopts: true },
  abstract: { label: 'Abstract', editing: 'longText', entry: 'abstract', usual: true },
  keywords: { label: 'Keywords', editing: 'list', entry: { name: 'keywords', form: 'keywords' }, usual: true },
  languages: {
    label: 'Languages',
    editing: 'list',
    entry: { name: 'language', form: 'languages' },
    suggestions: languages,
  },
  publicationState: {
    label: 'Publication state',
    editing: 'text',
    entry: 'pubstate',
    suggestions: publicationStates,
  },
  edition: { label: 'Edition', editing: 'text', entry: 'edition', adopts: true },
  version: { label: 'Version', editing: 'text', entry: 'version', adopts: true },
  note: { label: 'Note', editing: 'longText', entry: 'note' },
  citationKeys: {
    label: 'Citation keys',
    editing: 'list',
    entry: { name: 'ids', form: 'citationKeys' },
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
} as const satisfies FieldCells;

/** The fields of each kind of document. */
export const kindCells = {
  journalArticle: {
    ...titles,
    authors,
    in: { label: 'Journal', editing: 'journalIssue', usual: true },
    published,
    ...pages,
    editors,
    translated: { label: 'Translation', editing: 'translated' },
    annotators: { label: 'Annotators', editing: 'entities', entry: 'annotator' },
    commentators: { label: 'Commentators', editing: 'entities', entry: 'commentator' },
    locations: { label: 'Places', editing: 'list', entry: 'location', adopts: true },
    ...common,
  },
  proceedingsArticle: {
    ...titles,
    authors,
    proceedings: { label: 'Proceedings', editing: 'proceedings', usual: true },
    published,
    ...pages,
    chapter: { label: 'Chapter', editing: 'text', entry: 'chapter' },
    // `editor` is the editor of the volume (BibLaTeX manual §2.1.1, @inproceedings).
    editors: { ...editors, entry: 'articleeditor' },
    ...common,
  },
  thesis: {
    ...titles,
    authors,
    degreeType: {
      label: 'Thesis type',
      editing: 'text',
      entry: { name: 'type', form: 'thesisType' },
      usual: true,
      suggestions: degreeTypes,
    },
    institution: {
      label: 'Institution',
      editing: 'text',
      entry: { name: 'institution', form: 'oneOfList' },
      usual: true,
    },
    institutionLocations: {
      label: 'Institution locations',
      editing: 'list',
      entry: { name: 'location', form: 'list', needs: 'institution' },
    },
    published,
    pageTotal,
    editors,
    isbn,
    ...common,
  },
  proceedings: {
    ...titles,
    editors: { ...editors, usual: true },
    authors: { ...authors, usual: false },
    published,
    conference: { label: 'Conference', editing: 'event', usual: true },
    publishers: { ...publishers, usual: true },
    series: { label: 'Series', editing: 'text', entry: 'series', usual: true },
    number: { label: 'Number', editing: 'text', entry: 'number', usual: true },
    volume: { label: 'Volume', editing: 'text', entry: 'volume', usual: true },
    part: { label: 'Part', editing: 'text', entry: 'part' },
    in: { label: 'Multi-volume work', editing: 'multiVolume' },
    isbn: { ...isbn, usual: true },
    issn,
    pageTotal,
    ...common,
  },
  other: {
    type: {
      label: 'Type',
      editing: 'text',
      usual: true,
      hint: 'The BibLaTeX entry type: book, online, report, software…',
      suggestions: entryTypes,
    },
    ...titles,
    authors,
    editors: { ...editors, usual: true },
    published,
    bookTitle: { label: 'Book title', editing: 'text', entry: 'booktitle' },
    publishers: { ...publishers, usual: true },
    howPublished: { label: 'How published', editing: 'text', entry: 'howpublished', usual: true },
    organizations: { label: 'Organizations', editing: 'list', entry: 'organization', adopts: true },
    volumes: { label: 'Number of volumes', editing: 'text', entry: 'volumes', adopts: true },
    isbn,
    issn,
    ...common,
    url: { ...common.url, usual: true },
  },
} as const satisfies Readonly<Record<string, FieldCells>>;

/** The fields of each part; those of `proceedings` are those of the kind. */
export const partCells = {
  journal: {
    name: { label: 'Journal', editing: 'text', entry: 'journaltitle', required: true, usual: true },
    subtitle: { label: 'Journal subtitle', editing: 'text', entry: 'journalsubtitle' },
    titleAddon: { label: 'Journal title addon', editing: 'text', entry: 'journaltitleaddon' },
    issn,
  },
  journalIssue: {
    journal: { label: 'Journal', editing: 'journal', required: true, usual: true },
    volume: { label: 'Volume', editing: 'text', entry: 'volume', usual: true },
    number: { label: 'Number', editing: 'text', entry: 'number', usual: true },
    series: { label: 'Series', editing: 'text', entry: 'series' },
    name: {
      label: 'Issue',
      editing: 'text',
      entry: 'issue',
      hint: 'For issues with a name instead of a number, such as “Spring”',
    },
    title: { label: 'Issue title', editing: 'text', entry: 'issuetitle' },
    subtitle: { label: 'Issue subtitle', editing: 'text', entry: 'issuesubtitle' },
    titleAddon: { label: 'Issue title addon', editing: 'text', entry: 'issuetitleaddon' },
  },
  translated: {
    translators: { label: 'Translators', editing: 'entities', entry: 'translator', usual: true },
    originalLanguages: {
      label: 'Original languages',
      editing: 'list',
      entry: 'origlanguage',
      usual: true,
      suggestions: languages,
    },
  },
  multiVolume: {
    title: { label: 'Title of the set', editing: 'text', entry: 'maintitle', required: true, usual: true },
    subtitle: { label: 'Subtitle of the set', editing: 'text', entry: 'mainsubtitle' },
    titleAddon: { label: 'Title addon of the set', editing: 'text', entry: 'maintitleaddon' },
    totalVolumes: { label: 'Number of volumes', editing: 'text', entry: 'volumes', usual: true },
    isbn: { label: 'ISBN of the set', editing: 'text', entry: 'mainisbn' },
    series: { label: 'Series', editing: 'text', entry: 'mainseries' },
    number: { label: 'Series number', editing: 'text', entry: 'mainnumber' },
  },
  event: {
    title: { label: 'Conference', editing: 'text', entry: 'eventtitle', required: true, usual: true },
    titleAddon: { label: 'Title addon', editing: 'text', entry: 'eventtitleaddon' },
    startDate: { label: 'From', editing: 'dateTime', entry: { name: 'eventdate', form: 'firstDay' }, usual: true },
    endDate: { label: 'To', editing: 'dateTime', entry: { name: 'eventdate', form: 'lastDay' }, usual: true },
    locations: { label: 'Places', editing: 'list', entry: 'venue', usual: true },
    sponsors: { label: 'Sponsors', editing: 'list', entry: 'organization' },
  },
  publisher: {
    name: { label: 'Publisher', editing: 'text', usual: true },
    locations: { label: 'Places', editing: 'list', usual: true },
  },
  person: {
    given: { label: 'Given name', editing: 'text', usual: true },
    nonDroppingParticle: { label: 'Particle', editing: 'text', hint: 'Part of the family name, as in “de Gaulle”' },
    droppingParticle: {
      label: 'Dropping particle',
      editing: 'text',
      hint: 'Left out when only the family name is used, as in “(van) Beethoven”',
    },
    family: { label: 'Family name', editing: 'text', usual: true },
    suffix: { label: 'Suffix', editing: 'text', hint: 'For example Jr. or III' },
  },
} as const satisfies Readonly<Record<string, FieldCells>>;

/**
 * The entry of an article in proceedings also describes the volume. These fields of the volume have another name there than in the volume's own entry, or none
 * (`null`). The first four names are BibLaTeX's.
 */
export const entryFieldsOfVolume: Readonly<
  Partial<Record<keyof typeof kindCells.proceedings, EntryField | string | null>>
> = {
  title: 'booktitle',
  subtitle: 'booksubtitle',
  titleAddon: 'booktitleaddon',
  authors: { name: 'bookauthor', form: 'names' },
  published: { name: 'bookdate', form: 'bookDate' },
  doi: 'bookdoi',
  pageTotal: 'bookpagetotal',
  note: 'booknote',
  url: null,
  urlDate: null,
  eprint: null,
  eprintType: null,
  eprintClass: null,
  pubmedId: null,
  edition: null,
  version: null,
  abstract: null,
  keywords: null,
  languages: null,
  publicationState: null,
  citationKeys: null,
};
