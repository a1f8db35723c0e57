// The properties of a field in the table of fields, and the type of its value.

/** The kind of a field's value, which determines its type and how it is edited, shown, validated and stored. */
export type FieldEditing =
  /** A single line. */
  | 'text'
  /** Paragraphs. */
  | 'longText'
  /** EDTF level 0 or 1: `2006`, `2006-03-05`, `2006-22` (summer), `1850~`, `199X`, or an interval `A/B`. */
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
  /** A whole volume of proceedings, with the fields of the kind `proceedings`. */
  | 'proceedings'
  | 'multiVolume'
  | 'event'
  | 'otherFields';

/**
 * How the value of a field is read from an entry of a .bib file and written to it. Most fields follow from `editing`; the others need rules of their own
 * (bibtex/toDraft.ts and bibtex/writeFields.ts).
 */
export type EntryForm =
  | 'text'
  | 'paragraphs'
  | 'list'
  | 'names'
  /** A list in BibLaTeX, and one text in a document. */
  | 'oneOfList'
  | 'citationKeys'
  /** Text that isn't LaTeX: addresses, numbers in archives. */
  | 'verbatim'
  | 'date'
  /** The date of publication, which BibTeX splits into several fields. */
  | 'published'
  /** The date of the volume that contains an article. */
  | 'bookDate'
  | 'publishers'
  | 'keywords'
  | 'languages'
  | 'doi'
  | 'issn'
  | 'thesisType'
  /** The first of two pages; reads and writes both. */
  | 'firstPage'
  | 'lastPage'
  /** The first of two days; reads and writes both. */
  | 'firstDay'
  | 'lastDay';

/** The possible forms in an entry for each type of value. */
interface FormsByEditing {
  text: 'text' | 'verbatim' | 'oneOfList' | 'doi' | 'thesisType' | 'firstPage' | 'lastPage';
  longText: 'text' | 'paragraphs';
  date: 'date' | 'published' | 'bookDate';
  dateTime: 'firstDay' | 'lastDay';
  entities: 'names';
  list: 'list' | 'citationKeys' | 'keywords' | 'languages' | 'issn';
  publishers: 'publishers';
}

/** The form of a field in an entry of a .bib file. */
export interface EntryField<Form extends EntryForm = EntryForm> {
  /** BibLaTeX's name; other names for it, as in BibTeX, are in fieldNames.ts. */
  readonly name: string;
  readonly form: Form;
  /** The name of another field that the entry must have; without it, this field stays among the other fields. */
  readonly needs?: string;
}

/** Only BibLaTeX's name, if the form is the default one. */
type EntryCell<Editing extends FieldEditing> = Editing extends keyof FormsByEditing
  ? string | EntryField<FormsByEditing[Editing]>
  : never;

export interface Suggestion {
  readonly value: string;
  readonly label: string;
}

interface CellOf<Editing extends FieldEditing> {
  readonly label: string;
  readonly editing: Editing;
  /** The name in an entry, also used in searches. Omitted if entries have no such field, or if it is a part with fields of its own. */
  readonly entry?: EntryCell<Editing>;
  /** Documents gained it after libraries had stored it as an other field, which it adopts (bibtex/adoptOtherFields.ts). */
  readonly adopts?: true;
  /** A part without this field doesn't exist (a journal needs a name). No field of a document itself is required. */
  readonly required?: true;
  /** Shown in an empty form; other fields are shown on request or when they have a value. */
  readonly usual?: boolean;
  /** False if the server sets it and the form is read-only. */
  readonly editable?: false;
  readonly hint?: string;
  /** Suggested values; other text is accepted, too. */
  readonly suggestions?: readonly Suggestion[];
}

/** One field in the table. */
export type FieldCell = { [Editing in FieldEditing]: CellOf<Editing> }[FieldEditing];

/** The fields of a kind or a part, in the order of the form. */
export type FieldCells = Readonly<Record<string, FieldCell>>;

/** A field of the table, with the defaults that a cell omits. */
export interface FieldDescription<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly editing: FieldEditing;
  readonly entry: EntryField | null;
  readonly adopts: boolean;
  readonly required: boolean;
  readonly usual: boolean;
  readonly editable: boolean;
  readonly hint: string | null;
  readonly suggestions: readonly Suggestion[];
}

const usualForms: Readonly<Partial<Record<FieldEditing, EntryForm>>> = {
  longText: 'paragraphs',
  date: 'date',
  list: 'list',
  entities: 'names',
};

function entryOf({ entry, editing }: FieldCell): EntryField | null {
  if (entry === undefined) return null;
  return typeof entry === 'string' ? { name: entry, form: usualForms[editing] ?? 'text' } : entry;
}

/** Adds the defaults that the cells omit. */
export function describeFields<Cells extends FieldCells>(
  cells: Cells,
): readonly FieldDescription<keyof Cells & string>[] {
  return Object.entries<FieldCell>(cells).map(([name, cell]) => ({
    name: name,
    label: cell.label,
    editing: cell.editing,
    entry: entryOf(cell),
    adopts: cell.adopts ?? false,
    required: cell.required ?? false,
    usual: cell.usual ?? false,
    editable: cell.editable ?? true,
    hint: cell.hint ?? null,
    suggestions: cell.suggestions ?? [],
  }));
}
