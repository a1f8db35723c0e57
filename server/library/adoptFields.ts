// Documents that an earlier version stored, with fields that it did not have among their other fields: they get those fields, once, when the
// library is derived anew. Nobody changed them, so no revision is made.
import sql from 'sql-template-tag';
import { adoptOtherFields } from '#bibliography/bibtex/adoptOtherFields.ts';
import { placeMark } from '#bibliography/bibtex/marks.ts';
import type { DocumentKind, OtherField } from '#bibliography/documents.ts';
import type { LibraryWriter } from '../database/library.ts';
import { canonicalJson, type Json } from './canonicalJson.ts';
import { type StoredFields, storedName, toDraft } from './storedFields.ts';

interface Stored {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly fields: StoredFields;
}

function adopted(row: Stored): StoredFields | null {
  const draft = toDraft(row.kind, row.fields);
  const after = adoptOtherFields(draft);
  if (after === draft) return null;
  const values = Object.entries(after.fields as Readonly<Record<string, Json>>);
  return { ...row.fields, ...Object.fromEntries(values.map(([name, value]) => [storedName(row.kind, name), value])) };
}

/** The rows as they are with their fields adopted; those that change are written. */
export async function adoptFields<Row extends Stored>(tx: LibraryWriter, rows: readonly Row[]): Promise<Row[]> {
  const changed: { id: string; fields: StoredFields }[] = [];
  const after = rows.map((row) => {
    const fields = adopted(row);
    if (fields === null) return row;
    changed.push({ id: row.id, fields });
    return { ...row, fields };
  });
  if (changed.length > 0)
    await tx.query(
      (ownerId) => sql`
        update documents d set fields = r.fields
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(id text, fields jsonb)
        where d.owner_id = ${ownerId} and d.id = r.id`,
    );
  return after;
}

const othersOf = (fields: StoredFields): readonly OtherField[] =>
  (fields.otherFields ?? []) as unknown as readonly OtherField[];

/**
 * What a change makes of a document, where it puts back other fields from before they were adopted: an earlier revision, an undo, a
 * form that was open meanwhile. Such a field is only its mark again, because the document has it as its own.
 */
export function keepAdopted(before: StoredFields, after: StoredFields): StoredFields {
  if (canonicalJson(before.otherFields ?? null) === canonicalJson(after.otherFields ?? null)) return after;
  const others = othersOf(after);
  const marks = othersOf(before).filter(
    ({ name }) => name.endsWith(placeMark) && !others.some((other) => other.name === name),
  );
  if (marks.length === 0) return after;
  const asMark = (field: OtherField): OtherField =>
    marks.find(({ name, value }) => name === `${field.name}${placeMark}` && value === field.value) ?? field;
  return { ...after, otherFields: others.map((field) => ({ ...asMark(field) })) };
}
