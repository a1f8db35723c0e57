// When a library is derived again, values that were stored as other fields move to the fields that now exist for them. This creates no revision,
// because nobody has edited the documents.
import sql from 'sql-template-tag';
import { adoptOtherFields } from '#bibliography/bibtex/adoptOtherFields.ts';
import { placeMark } from '#bibliography/bibtex/marks.ts';
import type { DocumentKind, OtherField } from '#bibliography/documents.ts';
import type { LibraryWriter } from './library.ts';
import { canonicalJson, type Json } from './canonicalJson.ts';
import type { Patch } from './readDocumentInput.ts';
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

/** Returns the rows with their other fields adopted, and writes those that this changed. */
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
      (libraryId) => sql`
        update documents d set fields = r.fields
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(id text, fields jsonb)
        where d.library_id = ${libraryId} and d.id = r.id`,
    );
  return after;
}

/** The other fields among stored values. */
const othersIn = (fields: StoredFields): readonly OtherField[] => toDraft('other', fields).fields.otherFields ?? [];

/**
 * Rewrites a patch that was made before the document's other fields were adopted, for example by an undo or in a form that was open meanwhile.
 * If it changes an adopted field as an other field, the result changes the real field instead.
 */
export function patchOfAdopted({ kind, fields: stored }: Omit<Stored, 'id'>, patch: Patch): Patch {
  const sent = patch.fields.get('otherFields');
  if (!sent?.value) return patch;
  const before = othersIn(stored);
  const others = [...othersIn({ otherFields: sent.value })];
  const isNew = (field: OtherField) => !before.some(({ name, value }) => name === field.name && value === field.value);
  const fields = new Map(patch.fields);
  for (const mark of before) {
    if (!mark.name.endsWith(placeMark) || others.some(({ name }) => name === mark.name)) continue;
    const name = mark.name.slice(0, -placeMark.length);
    const at = others.findIndex((field) => field.name === name && isNew(field));
    const other = others[at];
    if (!other) continue;
    const draft = adoptOtherFields({ kind, fields: { otherFields: [other] } });
    const [inputName, adoptedValue] = Object.entries(draft.fields).find(([each]) => each !== 'otherFields') ?? [];
    if (inputName === undefined) continue;
    const value = adoptedValue as Json;
    const own = storedName(kind, inputName);
    // If the patch also sets the real field to a different value, that value wins, and the other field is kept as it is.
    const accepted = [value, stored[own] ?? null].map(canonicalJson);
    const ownChange = patch.fields.get(own);
    if (ownChange && !accepted.includes(canonicalJson(ownChange.value))) continue;
    fields.set(own, { inputName, value });
    others[at] = { name: mark.name, value: other.value };
  }
  fields.set('otherFields', { ...sent, value: others.map(({ name, value }) => ({ name, value })) });
  return { ...patch, fields };
}
