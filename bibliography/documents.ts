// The types of documents: five kinds, whose fields and types follow from the table of fields (fields/table.ts), with the names and shapes of the API's input.
// Import, storage, editor and export all use these types.
import type { FieldEditing } from './fields/cells.ts';
import type { kindCells, partCells } from './fields/table.ts';

export const documentKinds = ['journalArticle', 'proceedingsArticle', 'thesis', 'proceedings', 'other'] as const;

/** One of the five kinds, named like the member of `AddUserDocumentInput` for it. */
export type DocumentKind = (typeof documentKinds)[number];

/** The kind with this name; undefined if this page is older than the server and doesn't know it. */
export function kindNamed(name: unknown): DocumentKind | undefined {
  return documentKinds.find((kind) => kind === name);
}

/** The TypeScript type for each kind of value (`FieldEditing`). */
export interface ValueTypes {
  text: string;
  longText: string;
  date: string;
  dateTime: string;
  entities: readonly Entity[];
  list: readonly string[];
  publishers: readonly Publisher[];
  journal: Journal;
  journalIssue: JournalIssue;
  translated: Translated;
  proceedings: ProceedingsFields;
  multiVolume: ProceedingsMultiVolume;
  event: ConferenceEvent;
  otherFields: readonly OtherField[];
}

type Required<Cells> = { [Name in keyof Cells]: Cells[Name] extends { required: true } ? Name : never }[keyof Cells];

type ValueOf<Cell> = Cell extends { editing: infer Editing extends FieldEditing } ? ValueTypes[Editing] : never;

/** The fields described by cells. An omitted field has no value; `null` means that there is none (an update clears the field). */
type Fields<Cells> = { [Name in Exclude<keyof Cells, Required<Cells>>]?: ValueOf<Cells[Name]> | null } & {
  [Name in Required<Cells>]: ValueOf<Cells[Name]>;
};

/** The API's type name of a kind: `JournalArticle`. */
export function typeNameOf(kind: DocumentKind): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** The name of a person, split as in CSL: the particle of "Ludwig van Beethoven" is a dropping particle, that of "Charles de Gaulle" isn't. */
export type PersonName = Fields<typeof partCells.person>;

export interface OrganizationName {
  name: string;
}

/** A contributor: either a person or an organization. */
export type Entity = { person: PersonName; organization?: never } | { organization: OrganizationName; person?: never };

/** An imported field that no other field can hold, kept literally. */
export interface OtherField {
  name: string;
  value: string;
}

export type Publisher = Fields<typeof partCells.publisher>;
export type Journal = Fields<typeof partCells.journal>;
export type JournalIssue = Fields<typeof partCells.journalIssue>;
export type Translated = Fields<typeof partCells.translated>;
/** A conference; its dates are ISO 8601 date-times in UTC. */
export type ConferenceEvent = Fields<typeof partCells.event>;
export type ProceedingsMultiVolume = Fields<typeof partCells.multiVolume>;

export type JournalArticleFields = Fields<typeof kindCells.journalArticle>;
export type ThesisFields = Fields<typeof kindCells.thesis>;
export type ProceedingsFields = Fields<typeof kindCells.proceedings>;
export type OtherDocumentFields = Fields<typeof kindCells.other>;
export type ProceedingsArticleFields = Fields<typeof kindCells.proceedingsArticle> & {
  /** The title of the proceedings only. `proceedings` holds all their fields; exactly one of the two is sent, and our own pages send `proceedings`. */
  in?: string | null;
};

export interface FieldsByKind {
  journalArticle: JournalArticleFields;
  proceedingsArticle: ProceedingsArticleFields;
  thesis: ThesisFields;
  proceedings: ProceedingsFields;
  other: OtherDocumentFields;
}

/** The fields that all kinds have in common. */
export type CommonFields = Pick<
  JournalArticleFields,
  keyof JournalArticleFields &
    keyof ProceedingsArticleFields &
    keyof ThesisFields &
    keyof ProceedingsFields &
    keyof OtherDocumentFields
>;

/** A document without an id: a kind and its fields. */
export type DocumentDraft = { [Kind in DocumentKind]: { kind: Kind; fields: FieldsByKind[Kind] } }[DocumentKind];

/** The API's input for a draft: an object with a single member, named after the kind. */
export type DocumentInput = { [Kind in DocumentKind]: Record<Kind, FieldsByKind[Kind]> }[DocumentKind];

/** Turns a draft into `AddUserDocumentInput`. */
export function toDocumentInput(draft: DocumentDraft): DocumentInput {
  return { [draft.kind]: draft.fields } as DocumentInput;
}
