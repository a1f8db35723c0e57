// Finds the revisions that already made the change an update asks for, so that a client that missed the answer to the first try can undo all.
import sql from 'sql-template-tag';
import type { LibraryWriter } from './library.ts';
import { kindField, type VersionedFields } from './merge.ts';
import type { Patch } from './readDocumentInput.ts';

/**
 * The edits since `baseRevision` by the same person and device that changed only fields of the patch, and are the last change of these fields. Pass the
 * document before the update; the patch must not conflict with it, so fields that were changed since have the values of the patch.
 */
export async function findMadeBefore(
  tx: LibraryWriter,
  { id, field_revisions }: { id: string } & Pick<VersionedFields, 'field_revisions'>,
  patch: Patch,
  baseRevision: number | null,
  keepsKind: boolean,
): Promise<number[]> {
  if (baseRevision === null) return [];
  const names = [...patch.fields.keys()];
  const since = [...names, ...(keepsKind ? [] : [kindField])]
    .map((name) => field_revisions[name] ?? 1)
    .filter((revision) => revision > baseRevision);
  if (since.length === 0) return [];
  const made = await tx.query<{ revision: number }>(
    (libraryId) => sql`
      select revision from document_revisions
      where library_id = ${libraryId} and document_id = ${id} and revision = any(${since}::integer[])
        and action = 'edit' and device is not distinct from ${tx.device} and user_id is not distinct from ${tx.userId}
        and not exists (select from jsonb_object_keys(before) as changed(name) where name <> all(${names}::text[]))
        and (kind_before is null or ${!keepsKind}::boolean)
      order by revision`,
  );
  return made.map(({ revision }) => revision);
}
