// What a document is: its five kinds and the fields of each, in the names and shapes of the API's input.
// Import, storage, editor and export all speak these types, so a field is named once.

export const documentKinds = ['journalArticle', 'proceedingsArticle', 'thesis', 'proceedings', 'other'] as const;

/** One of the five kinds, spelt as the member of `AddUserDocumentInput` that carries it. */
export type DocumentKind = (typeof documentKinds)[number];

/** The kind of this name; undefined where there is none, as of a newer server than this page. */
export function kindNamed(name: unknown): DocumentKind | undefined {
  return documentKinds.find((kind) => kind === name);
}

/** The name of a person, split as CSL does: the particle of "Ludwig van Beethoven" drops, that of "Charles de Gaulle" does not. */
export interface PersonName {
  family?: string | null;
  given?: string | null;
  suffix?: string | null;
  nonDroppingParticle?: string | null;
  droppingParticle?: string | null;
}

export interface OrganizationName {
  name: string;
}

/** Who made something: a person or an organization, never both. */
export type Entity = { person: PersonName; organization?: never } | { organization: OrganizationName; person?: never };

/** A field that came with an import and that no field of ours holds, kept word for word. */
export interface OtherField {
  name: string;
  value: string;
}

export interface Publisher {
  name?: string | null;
  locations?: readonly string[] | null;
}

export interface Journal {
  name: string;
  subtitle?: string | null;
  titleAddon?: string | null;
  issn?: readonly string[] | null;
}

export interface JournalIssue {
  journal: Journal;
  title?: string | null;
  subtitle?: string | null;
  titleAddon?: string | null;
  number?: string | null;
  name?: string | null;
  series?: string | null;
  volume?: string | null;
}

export interface Translated {
  translators?: readonly Entity[] | null;
  originalLanguages?: readonly string[] | null;
}

/** A conference; its dates are ISO 8601 date-times in UTC. */
export interface ConferenceEvent {
  title: string;
  titleAddon?: string | null;
  startDate?: string | null;
  endDate?: string | null;
  sponsors?: readonly string[] | null;
  locations?: readonly string[] | null;
}

export interface ProceedingsMultiVolume {
  title: string;
  subtitle?: string | null;
  titleAddon?: string | null;
  totalVolumes?: string | null;
  isbn?: string | null;
  number?: string | null;
  series?: string | null;
}

/** Left out: says nothing. `null`: says there is none (an update clears the field). */
export interface CommonFields {
  /** The first is the preferred key, the others are aliases. */
  citationKeys?: readonly string[] | null;
  /** The BibLaTeX or BibTeX entry type it came as, lower case. */
  entryType?: string | null;
  title?: string | null;
  subtitle?: string | null;
  titleAddon?: string | null;
  abstract?: string | null;
  note?: string | null;
  /** BibLaTeX's pubstate. */
  publicationState?: string | null;
  doi?: string | null;
  authors?: readonly Entity[] | null;
  editors?: readonly Entity[] | null;
  languages?: readonly string[] | null;
  keywords?: readonly string[] | null;
  otherFields?: readonly OtherField[] | null;
  /** When it joined the library, ISO 8601 in UTC; kept if sent with an add. */
  added?: string | null;
}

interface Paged {
  pageStart?: string | null;
  pageEnd?: string | null;
  electronicId?: string | null;
}

interface Dated {
  /** EDTF of level 0 or 1: `2006`, `2006-03-05`, `2006-22` (summer), `1850~`, `199X`, or an interval `A/B`. */
  published?: string | null;
}

export interface JournalArticleFields extends CommonFields, Paged, Dated {
  in?: JournalIssue | null;
  translated?: Translated | null;
  annotators?: readonly Entity[] | null;
  commentators?: readonly Entity[] | null;
}

export interface ProceedingsArticleFields extends CommonFields, Paged, Dated {
  /** Only the title of the proceedings; `proceedings` says all of it, and one of the two is sent. */
  in?: string | null;
  proceedings?: ProceedingsFields | null;
  chapter?: string | null;
}

export interface ThesisFields extends CommonFields, Dated {
  degreeType?: string | null;
  institution?: string | null;
  institutionLocations?: readonly string[] | null;
  pageTotal?: string | null;
}

export interface ProceedingsFields extends CommonFields, Dated {
  isbn?: string | null;
  publishers?: readonly Publisher[] | null;
  pageTotal?: string | null;
  number?: string | null;
  series?: string | null;
  part?: string | null;
  volume?: string | null;
  in?: ProceedingsMultiVolume | null;
  conference?: ConferenceEvent | null;
}

export interface OtherDocumentFields extends CommonFields, Dated {
  /** Of the book that it is a part of. */
  bookTitle?: string | null;
  howPublished?: string | null;
  publishers?: readonly Publisher[] | null;
  /** The BibLaTeX entry type. */
  type?: string | null;
}

export interface FieldsByKind {
  journalArticle: JournalArticleFields;
  proceedingsArticle: ProceedingsArticleFields;
  thesis: ThesisFields;
  proceedings: ProceedingsFields;
  other: OtherDocumentFields;
}

/** A document that has no id yet: one kind and its fields. */
export type DocumentDraft = { [Kind in DocumentKind]: { kind: Kind; fields: FieldsByKind[Kind] } }[DocumentKind];

/** What the API takes for a draft: an object whose one member is named for the kind. */
export type DocumentInput = { [Kind in DocumentKind]: Record<Kind, FieldsByKind[Kind]> }[DocumentKind];

/** Turns a draft into `AddUserDocumentInput`. */
export function toDocumentInput(draft: DocumentDraft): DocumentInput {
  return { [draft.kind]: draft.fields } as DocumentInput;
}
