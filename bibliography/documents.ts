// What a document is: its five kinds, and the types of their fields by the table of fields (fields/table.ts), in the names and shapes of
// the API's input. Import, storage, editor and export all speak these types.
import type { FieldEditing } from './fields/cells.ts';
import type { kindCells, partCells } from './fields/table.ts';

export const documentKinds = ['journalArticle', 'proceedingsArticle', 'thesis', 'proceedings', 'other'] as const;

/** One of the five kinds, spelt as the member of `AddUserDocumentInput` that carries it. */
export type DocumentKind = (typeof documentKinds)[number];

/** The kind of this name; undefined where there is none, as of a newer server than this page. */
export function kindNamed(name: unknown): DocumentKind | undefined {
  return documentKinds.find((kind) => kind === name);
}

/** The type of each kind of value (`FieldEditing`). */
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

/** The fields that cells describe. Left out: says nothing. `null`: says there is none (an update clears the field). */
type Fields<Cells> = { [Name in Exclude<keyof Cells, Required<Cells>>]?: ValueOf<Cells[Name]> | null } & {
  [Name in Required<Cells>]: ValueOf<Cells[Name]>;
};

/** What the API calls the type of a kind: `JournalArticle`. */
export function typeNameOf(kind: DocumentKind): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** The name of a person, split as CSL does: the particle of "Ludwig van Beethoven" drops, that of "Charles de Gaulle" does not. */
export type PersonName = Fields<typeof partCells.person>;

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
  /** Only the title of the proceedings; `proceedings` says all of it, and one of the two is sent. Our own pages send `proceedings`. */
  in?: string | null;
};

export interface FieldsByKind {
  journalArticle: JournalArticleFields;
  proceedingsArticle: ProceedingsArticleFields;
  thesis: ThesisFields;
  proceedings: ProceedingsFields;
  other: OtherDocumentFields;
}

/** What the fields of all kinds have in common. */
export type CommonFields = Pick<
  JournalArticleFields,
  keyof JournalArticleFields &
    keyof ProceedingsArticleFields &
    keyof ThesisFields &
    keyof ProceedingsFields &
    keyof OtherDocumentFields
>;

/** A document that has no id yet: one kind and its fields. */
export type DocumentDraft = { [Kind in DocumentKind]: { kind: Kind; fields: FieldsByKind[Kind] } }[DocumentKind];

/** What the API takes for a draft: an object whose one member is named for the kind. */
export type DocumentInput = { [Kind in DocumentKind]: Record<Kind, FieldsByKind[Kind]> }[DocumentKind];

/** Turns a draft into `AddUserDocumentInput`. */
export function toDocumentInput(draft: DocumentDraft): DocumentInput {
  return { [draft.kind]: draft.fields } as DocumentInput;
}
