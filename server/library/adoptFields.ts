// Documents whose other fields hold what documents have fields for by now: they get those fields when their library is derived anew.
// Nobody changed them, so no revision is made.
import sql from 'sql-template-tag';
import { adoptOtherFields } from '#bibliography/bibtex/adoptOtherFields.ts';
import { placeMark } from '#bibliography/bibtex/marks.ts';
import type { DocumentKind, OtherField } from '#bibliography/documents.ts';
import type { LibraryWriter } from '../database/library.ts';
import { canonicalJson, type Json } from './canonicalJson.ts';
import type { Patch } from './readInput.ts';
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

const isSameOther = (one: OtherField, two: OtherField): boolean => one.name === two.name && one.value === two.value;

const othersOf = (fields: StoredFields): readonly OtherField[] =>
  (fields.otherFields ?? []) as unknown as readonly OtherField[];

/**
 * The patch for a document whose other fields were adopted, where it still speaks of them as other fields: an undo, an earlier
 * revision, a form that was open meanwhile. What it says of such a field is said of the document's own.
 */
export function patchOfAdopted({ kind, fields: stored }: Omit<Stored, 'id'>, patch: Patch): Patch {
  const sent = patch.fields.get('otherFields');
  if (!Array.isArray(sent?.value)) return patch;
  const before = othersOf(stored);
  const others = [...(sent.value as unknown as readonly OtherField[])];
  const fields = new Map(patch.fields);
  for (const mark of before.filter(({ name }) => name.endsWith(placeMark))) {
    if (others.some(({ name }) => name === mark.name)) continue;
    const name = mark.name.slice(0, -placeMark.length);
    const at = others.findIndex((other) => other.name === name && !before.some((each) => isSameOther(each, other)));
    const other = others[at];
    if (!other) continue;
    const draft = adoptOtherFields({ kind, fields: { otherFields: [other] } });
    const [adoptedName, value] = Object.entries(draft.fields).find(([each]) => each !== 'otherFields') ?? [];
    if (adoptedName === undefined) continue;
    const own = storedName(kind, adoptedName);
    const ofPatch = patch.fields.get(own);
    // A change that says itself what the field is to be leaves the other field what it is.
    const isChanged = ofPatch && canonicalJson(ofPatch.value) !== canonicalJson(stored[own] ?? null);
    if (isChanged && canonicalJson(ofPatch.value) !== canonicalJson(value as Json)) continue;
    fields.set(own, { inputName: adoptedName, value: value as Json });
    others[at] = { name: mark.name, value: other.value };
  }
  fields.set('otherFields', { ...sent, value: others.map(({ name, value }) => ({ name, value })) });
  return { ...patch, fields };
}
