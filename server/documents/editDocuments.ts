// One change of many documents alike, and the way back: each field that nobody has changed since gets what it had.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';
import type { Json } from './canonicalJson.ts';
import { mergePatch } from './merge.ts';
import type { Edit } from './readEdit.ts';
import { type Patch, patchOfStored } from './readInput.ts';
import { type VersionedRow, changeVersions } from './versionedDocuments.ts';

/** What a document was before a step: the revision that the step made of it, and what its fields held, null for nothing. */
export type EditedDocument = readonly [id: string, revision: number, before: Readonly<Record<string, Json | null>>];

/** What is remembered of an edit, to take it back. */
export interface EditStep {
  readonly edited: readonly EditedDocument[];
}

/** The row with the patch; null when that changes nothing. */
function patched(row: VersionedRow, patch: Patch): VersionedRow | null {
  const merge = mergePatch({ ...row, fieldRevisions: row.field_revisions }, patch, null);
  if (merge.result !== 'merged') return null;
  const { revision, fields, fieldRevisions } = merge.merged;
  return { ...row, revision, fields, field_revisions: fieldRevisions };
}

/** Changes what is selected, and answers what those that changed were before. */
export async function editDocuments(
  tx: LibraryWriter,
  where: (ownerId: string) => Sql,
  edit: Edit,
): Promise<EditedDocument[]> {
  const found = await tx.query<{ id: string }>(
    (ownerId) => sql`
      select id from documents where owner_id = ${ownerId} and state <> 'purged' and ${where(ownerId)} order by id`,
  );
  return editEach(
    tx,
    found.map(({ id }) => id),
    edit,
  );
}

/** Changes these documents, each as `edit` says, and answers what those that changed were before. */
export async function editEach(tx: LibraryWriter, ids: readonly string[], edit: Edit): Promise<EditedDocument[]> {
  const edited: EditedDocument[] = [];
  await changeVersions(tx, ids, 'bulkEdit', (row) => {
    const patch = edit(row);
    const changed = patched(row, patch);
    if (!changed) return null;
    const names = [...patch.fields.keys()].filter((name) => changed.field_revisions[name] === changed.revision);
    edited.push([row.id, changed.revision, Object.fromEntries(names.map((name) => [name, row.fields[name] ?? null]))]);
    return changed;
  });
  return edited;
}

/** Gives the fields what they had, but for those that were changed since; answers the documents that are wholly as they were. */
export async function takeBackEdits(tx: LibraryWriter, { edited }: EditStep): Promise<string[]> {
  const steps = new Map(edited.map(([id, revision, before]) => [id, { revision, before }]));
  const restored: string[] = [];
  await changeVersions(tx, [...steps.keys()], 'undo', (row) => {
    const step = steps.get(row.id);
    if (!step) return null;
    const fields = Object.entries(step.before);
    const unchanged = fields.filter(([name]) => row.field_revisions[name] === step.revision);
    if (unchanged.length === fields.length) restored.push(row.id);
    return patched(row, patchOfStored(row.kind, unchanged));
  });
  return restored;
}
