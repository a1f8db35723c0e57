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

/** What is remembered of a merge, to take it back. */
export interface MergeStep {
  readonly merged: {
    readonly id: string;
    /** That the merge made of it. */
    readonly revision: number;
    /** What it was where the merge changed that. */
    readonly kind: DocumentKind | null;
    /** What the fields held that the merge changed, null for nothing. */
    readonly before: Readonly<Record<string, Json | null>>;
  };
  /** The groups into which the merge put it. */
  readonly groupIds: readonly string[];
  /** The others, which went to the trash; steps that were made before this was kept know only their ids. */
  readonly moves?: readonly StoredMove[];
}

/** Which documents are merged. */
export interface Merge {
  readonly into: string;
  readonly from: readonly string[];
  /** Those of `from` that go to the trash in this transaction. */
  readonly toTrash: readonly string[];
}

/** Merges documents; answers those that went to the trash, and what it takes to take it back. Throws as an update does. */
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

/** Takes a merge back: the others out of the trash, groups, and the fields that nobody has changed since. */
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
