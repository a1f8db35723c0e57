// What the reading view lists: every field of a kind, parts taken apart into their own fields, in the order of the tables.
import { documentDate } from '#bibliography/documentDate.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldsOf, membersOf } from '#bibliography/kinds.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';

/** One label with its value; `field` is the field of the document it belongs to. */
export interface FieldRow {
  path: string;
  field: string;
  description: FieldDescription;
  value: unknown;
}

export interface FieldRows {
  filled: FieldRow[];
  /** Fields without a value that a form shows from the start, then all others. */
  empty: FieldRow[];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether there is nothing to show. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isEmpty);
}

function takeApart(
  descriptions: readonly FieldDescription[],
  values: Readonly<Record<string, unknown>>,
  path: string,
  field: string | null,
): FieldRow[] {
  return descriptions.flatMap((description) => {
    const value = values[description.name];
    const here = `${path}${description.name}`;
    // The volume that an article stands in has fields of the same names and gets a section of its own.
    const members = description.editing === 'proceedings' ? null : membersOf(description.editing);
    if (members && isRecord(value) && !isEmpty(value))
      return takeApart(members, value, `${here}.`, field ?? description.name).filter((row) => !isEmpty(row.value));
    return [{ path: here, field: field ?? description.name, description, value }];
  });
}

/** All fields of a document but those in `shownElsewhere`. The date is also one that an import could not read. */
export function fieldRows(
  { kind, fields }: Pick<DocumentDraft, 'kind'> & { fields: DocumentDraft['fields'] },
  shownElsewhere: readonly string[],
): FieldRows {
  const rows = takeApart(fieldsOf(kind), { ...fields, published: documentDate({ fields })?.text }, '', null).filter(
    ({ field }) => !shownElsewhere.includes(field),
  );
  const empty = rows.filter(({ value, description }) => isEmpty(value) && description.editable);
  return {
    filled: rows.filter(({ value }) => !isEmpty(value)),
    empty: [
      ...empty.filter(({ description }) => description.usual),
      ...empty.filter(({ description }) => !description.usual),
    ],
  };
}
