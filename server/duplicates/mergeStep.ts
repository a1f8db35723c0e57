// Merges documents, and reverts a merge as one step.
import sql from 'sql-template-tag';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { LibraryWriter, Reverted } from '../library/library.ts';
import type { Json } from '../library/canonicalJson.ts';
import { findGroupsOf, insertMembers, revertMembers } from '../groups/membership.ts';
import type { Patch } from '../library/readDocumentInput.ts';
import { revertEdits } from '../library/revertEdits.ts';
import { movesAt, type StoredMove, storedMoves, revertMoves } from '../library/revertMoves.ts';
import { movedDocuments } from '../library/undoMoves.ts';
import { movedMembers } from '../groups/undoGroups.ts';
import { idsOf, trashDocuments } from '../library/trash.ts';
import { findDocument, updateDocument } from '../library/writeDocuments.ts';
import { notFound } from '../graphql/errors.ts';

/** The data that is stored to undo a merge. */
export interface MergeStep {
  readonly merged: {
    readonly id: string;
    /** The revision that the merge created. */
    readonly revision: number;
    /** The earlier kind, if the merge changed it. */
    readonly kind: DocumentKind | null;
    /** The earlier values of the fields that the merge changed; null for empty. */
    readonly before: Readonly<Record<string, Json | null>>;
  };
  /** The groups to which the merge added it. */
  readonly groupIds: readonly string[];
  /** The other documents, which were moved to the trash; older steps have only their ids. */
  readonly moves?: readonly StoredMove[];
}

/** The documents to be merged. */
export interface Merge {
  readonly into: string;
  readonly from: readonly string[];
  /** The documents of `from` that this transaction moves to the trash. */
  readonly toTrash: readonly string[];
}

/** Merges documents; returns those that were moved to the trash, and the data for undoing it. Throws like an update. */
export async function mergeInto(
  tx: LibraryWriter,
  { into, from, toTrash }: Merge,
  patch: Patch | null,
  baseRevision: number | null,
): Promise<{ trashed: string[]; step: MergeStep }> {
  const kept = await findDocument(tx, into);
  if (kept?.state !== 'active') throw notFound('The document to keep is no longer in the library.');
  const updated = patch ? (await updateDocument(tx, into, patch, baseRevision)).row : kept;
  const changed = updated.revision === kept.revision ? [] : [...(patch?.fields.keys() ?? [])];
  const groups = new Set([...(await findGroupsOf(tx, from)).values()].flat().map(({ id }) => id));
  const groupIds: string[] = [];
  for (const id of groups) if ((await insertMembers(tx, id, [into])).length > 0) groupIds.push(id);
  const trashed = await trashDocuments(tx, () => sql`id = any(${toTrash}::text[])`);
  const before = Object.fromEntries(changed.map((name) => [name, kept.fields[name] ?? null]));
  const kind = updated.kind === kept.kind ? null : kept.kind;
  return {
    trashed: idsOf(trashed),
    step: { merged: { id: into, revision: updated.revision, kind, before }, groupIds, moves: storedMoves(trashed) },
  };
}

/** Undoes a merge: restores the others from the trash, the groups, and all fields that were not changed since. */
export async function revertMerge(
  tx: LibraryWriter,
  { merged, groupIds, moves }: MergeStep,
  ids: readonly string[],
  at: Date,
): Promise<Reverted> {
  const toLibrary = await revertMoves(tx, 'active', moves ?? movesAt(at, ids));
  const takenOut = await revertMembers(
    tx,
    groupIds.map((groupId) => ({ groupId, documentId: merged.id, since: at })),
  );
  const whole = await revertEdits(tx, { edited: [[merged.id, merged.revision, merged.before, merged.kind]] });
  return {
    restored: [...idsOf(toLibrary), ...whole],
    touched: [merged.id],
    moved: [movedDocuments({ toLibrary }), movedMembers({ takenOut })],
  };
}
