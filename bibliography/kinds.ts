// The fields of each kind of document and of each part, from the table of fields.
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

/** A part in the table; `proceedings` isn't among them, because it is described by its kind. */
export type DocumentPart = keyof typeof parts;

/** The fields of a kind in display order, without the plain `in` of a proceedings article. */
export function fieldsOf(kind: DocumentKind): readonly FieldDescription[] {
  return byKind[kind];
}

/** The fields of a part of a document in display order. */
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

/** The fields of the part that a field holds, in display order; null if it doesn't hold a part. */
export function membersOf(editing: FieldEditing): readonly FieldDescription[] | null {
  if (editing === 'proceedings') return fieldsOf('proceedings');
  const part = partsByEditing[editing];
  return part ? fieldsOfPart(part) : null;
}

/** Whether an article's entry has a field for this field of its volume: an export would lose any other. */
export function isWrittenOfVolume({ name, entry, editing }: FieldDescription): boolean {
  const names: Readonly<Record<string, unknown>> = entryFieldsOfVolume;
  return names[name] !== null && (entry !== null || membersOf(editing) !== null);
}

/** One field of a kind; undefined if the kind has no field with this name. */
export function fieldOf(kind: DocumentKind, name: string): FieldDescription | undefined {
  return fieldsOf(kind).find((field) => field.name === name);
}

/** Whether a name means the same field in two kinds: the `in` of an article is its journal, the `in` of proceedings a multi-volume work. */
export function isSameField(name: string, one: DocumentKind, other: DocumentKind): boolean {
  return fieldOf(one, name)?.editing === fieldOf(other, name)?.editing;
}

/** The label of a known value ("inpress" → "In press"), or the value itself. */
export function labelOf(suggestions: readonly Suggestion[], value: string): string {
  return suggestions.find((suggestion) => suggestion.value === value)?.label ?? value;
}
