// The fields of each kind of document and of each part, as the table of fields lists them.
import type { DocumentKind } from './documents.ts';
import { describeFields, type FieldDescription, type FieldEditing, type Suggestion } from './fields/cells.ts';
import { entryFieldsOfVolume, kindCells, partCells } from './fields/table.ts';

const byKind: Readonly<Record<DocumentKind, readonly FieldDescription[]>> = {
  journalArticle: describeFields(kindCells.journalArticle),
  proceedingsArticle: describeFields(kindCells.proceedingsArticle),
  thesis: describeFields(kindCells.thesis),
  proceedings: describeFields(kindCells.proceedings),
  other: describeFields(kindCells.other),
};

const parts = {
  journal: describeFields(partCells.journal),
  journalIssue: describeFields(partCells.journalIssue),
  translated: describeFields(partCells.translated),
  multiVolume: describeFields(partCells.multiVolume),
  event: describeFields(partCells.event),
  publisher: describeFields(partCells.publisher),
  person: describeFields(partCells.person),
};

/** A part that a field can be made of; `proceedings` is described by its kind. */
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

/** Whether the entry of an article in proceedings can say this field of its volume: an export would lose any other. */
export function isWrittenOfVolume({ name, entry, editing }: FieldDescription): boolean {
  const names: Readonly<Record<string, unknown>> = entryFieldsOfVolume;
  return names[name] !== null && (entry !== null || membersOf(editing) !== null);
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
