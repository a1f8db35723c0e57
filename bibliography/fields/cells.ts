// What the table of fields says about a field, and what type of value that makes it.

/** What kind of value a field holds: this decides its type, and how it is edited, shown, checked and stored. */
export type FieldEditing =
  /** One line. */
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
 * How the value of a field is read from an entry of a .bib file and written to it. Most follow from `editing`; the others are fields that
 * need rules of their own (bibtex/toDraft.ts and bibtex/writeFields.ts).
 */
export type EntryForm =
  | 'text'
  | 'paragraphs'
  | 'list'
  | 'names'
  /** A list in BibLaTeX, one text in a document. */
  | 'oneOfList'
  | 'citationKeys'
  /** Text that is not LaTeX: addresses, numbers of archives. */
  | 'verbatim'
  | 'date'
  /** The date of publication, which BibTeX has in several fields. */
  | 'published'
  /** The date of the volume that an article is in. */
  | 'bookDate'
  | 'publishers'
  | 'keywords'
  | 'languages'
  | 'doi'
  | 'issn'
  | 'thesisType'
  /** The first of two pages; it reads and writes both. */
  | 'firstPage'
  | 'lastPage'
  /** The first of two days; it reads and writes both. */
  | 'firstDay'
  | 'lastDay';

/** The forms that values of each type can have in an entry. */
interface FormsByEditing {
  text: 'text' | 'verbatim' | 'oneOfList' | 'doi' | 'thesisType' | 'firstPage' | 'lastPage';
  longText: 'text' | 'paragraphs';
  date: 'date' | 'published' | 'bookDate';
  dateTime: 'firstDay' | 'lastDay';
  entities: 'names';
  list: 'list' | 'citationKeys' | 'keywords' | 'languages' | 'issn';
  publishers: 'publishers';
}

/** How a field stands in an entry of a .bib file. */
export interface EntryField<Form extends EntryForm = EntryForm> {
  /** BibLaTeX's name; the names of BibTeX and others that mean the same are in fieldNames.ts. */
  readonly name: string;
  readonly form: Form;
  /** The name of another field that the entry must have, or this one stays among the other fields. */
  readonly needs?: string;
}

/** BibLaTeX's name alone, where the form is the usual one. */
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
  /** Its name in an entry; searches use it, too. Left out if entries have no such field, or if it is a part with fields of its own. */
  readonly entry?: EntryCell<Editing>;
  /** Without it there is no such part (a journal has a name). No field of a document itself is required. */
  readonly required?: true;
  /** Shown in an empty form from the start; the others when they are asked for or filled. */
  readonly usual?: boolean;
  /** False if the server sets it and the form only shows it. */
  readonly editable?: false;
  readonly hint?: string;
  /** Known values; other text is kept as it is. */
  readonly suggestions?: readonly Suggestion[];
}

/** One field in the table. */
export type FieldCell = { [Editing in FieldEditing]: CellOf<Editing> }[FieldEditing];

/** The fields of a kind or a part, in the order in which a form shows them. */
export type FieldCells = Readonly<Record<string, FieldCell>>;

/** A field of the table, with what a cell leaves out. */
export interface FieldDescription<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly editing: FieldEditing;
  readonly entry: EntryField | null;
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

/** Fills in what the cells leave out. */
export function describeFields<Cells extends FieldCells>(
  cells: Cells,
): readonly FieldDescription<keyof Cells & string>[] {
  return Object.entries<FieldCell>(cells).map(([name, cell]) => ({
    name: name,
    label: cell.label,
    editing: cell.editing,
    entry: entryOf(cell),
    required: cell.required ?? false,
    usual: cell.usual ?? false,
    editable: cell.editable ?? true,
    hint: cell.hint ?? null,
    suggestions: cell.suggestions ?? [],
  }));
}
