// Converts the values of fields to the API's answers, by how each field is edited. Empty values become null or an empty list, never undefined,
// which would mean that there is no resolver.
import type { Entity, OtherField, Publisher, ValueTypes } from '#bibliography/documents.ts';
import type { FieldCell, FieldCells, FieldEditing } from '#bibliography/fields/cells.ts';
import type { partCells } from '#bibliography/fields/table.ts';
import { type DocumentPart, fieldsOfPart } from '#bibliography/kinds.ts';
import type * as Api from '../__generated__/resolverTypes.ts';
import { presentJournal } from '../journals/presentJournal.ts';

/** The answer for a value of each kind of editing. Documents within documents are not here: presentDocument.ts presents them. */
interface PresentedValues {
  text: string | null;
  longText: string | null;
  date: string | null;
  dateTime: string | null;
  list: string[];
  entities: (Api.Person | Api.Organization)[];
  publishers: Api.Publisher[];
  journal: Api.Journal | null;
  journalIssue: Api.JournalIssue | null;
  translated: Api.Translated | null;
  event: Api.Event | null;
  otherFields: Api.OtherField[];
}

type PresentedEditing = keyof PresentedValues;

type PresentedValue<Cell extends FieldCell> = Cell['editing'] extends PresentedEditing
  ? Cell extends { readonly required: true }
    ? NonNullable<PresentedValues[Cell['editing']]>
    : PresentedValues[Cell['editing']]
  : never;

/** The answers for the fields of the table. */
export type PresentedFields<Cells extends FieldCells> = {
  readonly [Name in keyof Cells as Cells[Name]['editing'] extends PresentedEditing ? Name : never]: PresentedValue<
    Cells[Name]
  >;
};

/** Presents the value of a field. The id of a document's part consists of its parent's id and the field's name. */
type Present<Value, Presented> = (value: Value | null | undefined, parentId: string, name: string) => Presented;

function presentText(value: string | null | undefined): string | null {
  return value ?? null;
}

function presentEntities(entities: readonly Entity[] | null | undefined, parentId: string, name: string) {
  return (entities ?? []).map(({ person, organization }, index): Api.Person | Api.Organization => {
    const id = `${parentId}.${name}.${index}`;
    return person
      ? { __typename: 'Person', id, ...presentMembers('person', person, id) }
      : { __typename: 'Organization', id, name: organization.name };
  });
}

function presentPublishers(publishers: readonly Publisher[] | null | undefined, parentId: string, name: string) {
  return (publishers ?? []).map((publisher, index): Api.Publisher => {
    const id = `${parentId}.${name}.${index}`;
    return { __typename: 'Publisher', id, ...presentMembers('publisher', publisher, id) };
  });
}

function presentOtherFields(fields: readonly OtherField[] | null | undefined): Api.OtherField[] {
  return (fields ?? []).map(({ name, value }) => ({ __typename: 'OtherField', name, value }));
}

const presenters: { readonly [Editing in PresentedEditing]: Present<ValueTypes[Editing], PresentedValues[Editing]> } = {
  text: presentText,
  longText: presentText,
  date: presentText,
  dateTime: presentText,
  list: (list) => [...(list ?? [])],
  entities: presentEntities,
  publishers: presentPublishers,
  journal: (journal) => (journal ? presentJournal(journal) : null),
  journalIssue(issue, parentId, name) {
    if (!issue) return null;
    const id = `${parentId}.${name}`;
    return { __typename: 'JournalIssue', id, ...presentMembers('journalIssue', issue, id) };
  },
  translated(translated, parentId, name) {
    if (!translated) return null;
    return { __typename: 'Translated', ...presentMembers('translated', translated, `${parentId}.${name}`) };
  },
  event(event, parentId, name) {
    if (!event) return null;
    const id = `${parentId}.${name}`;
    return { __typename: 'Event', id, ...presentMembers('event', event, id) };
  },
  otherFields: presentOtherFields,
};

/** The presenter for fields of this kind; undefined for documents within documents. */
export function presenterOf(editing: FieldEditing): Present<unknown, unknown> | undefined {
  const byEditing: Readonly<Partial<Record<FieldEditing, unknown>>> = presenters;
  return byEditing[editing] as Present<unknown, unknown> | undefined;
}

/** Presents the members of a part of a document; `id` is the id of the part. */
function presentMembers<Part extends DocumentPart>(
  part: Part,
  value: object,
  id: string,
): PresentedFields<(typeof partCells)[Part]> {
  const values = value as Readonly<Record<string, unknown>>;
  const members: Record<string, unknown> = {};
  for (const { name, editing } of fieldsOfPart(part)) members[name] = presenterOf(editing)?.(values[name], id, name);
  return members as PresentedFields<(typeof partCells)[Part]>;
}
