// Stores the changes of an undo as a step of its own: undoing that step redoes the first one.
import sql from 'sql-template-tag';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { LibraryWriter, Moved } from './library.ts';
import type { Json } from './canonicalJson.ts';
import type { EditedDocument } from './editDocuments.ts';
import { type EditStep, revertEdits } from './revertEdits.ts';
import { defineUndo, type NewStep } from './undo.ts';

/** The edits, and the data that the registered reversals store. */
interface ReversalStep {
  readonly reversal: EditStep & Readonly<Record<string, unknown>>;
}

/** The earlier state of those documents whose fields this transaction has changed. */
async function findEdited(tx: LibraryWriter, ids: readonly string[]): Promise<EditedDocument[]> {
  const rows = await tx.query<{
    document_id: string;
    revision: number;
    before: Readonly<Record<string, Json | null>>;
    kind_before: DocumentKind | null;
  }>(
    (libraryId) => sql`
      select h.document_id, h.revision, h.before, h.kind_before from documents d
      join document_revisions h on h.library_id = ${libraryId} and h.document_id = d.id and h.revision = d.revision
      where d.library_id = ${libraryId} and d.id = any(${ids}::text[]) and d.last_modified = ${tx.at} and h.at = ${tx.at}`,
  );
  return rows.map(({ document_id, revision, before, kind_before }) => [document_id, revision, before, kind_before]);
}

/** The step that reverts the edits of this transaction to these documents, and the moves; null if there is nothing to revert. */
export async function findReversal(
  tx: LibraryWriter,
  ids: readonly string[],
  moved: readonly Moved[],
): Promise<NewStep | null> {
  const edited = await findEdited(tx, ids);
  if (edited.length === 0 && moved.every(({ isNothing }) => isNothing)) return null;
  const nothing = tx.features.undo.reversals.map((part) => part.nothing);
  const reversal = Object.assign(
    { edited },
    ...nothing,
    ...moved.map(({ stored }) => stored),
  ) as ReversalStep['reversal'];
  const documentIds = new Set([...edited.map(([id]) => id), ...moved.flatMap((each) => each.documentIds)]);
  return undoReversal.step([...documentIds], { reversal });
}

/** Reverts an undo, except what was changed since. */
export const undoReversal = defineUndo<ReversalStep>({
  action: 'reverse',
  revert: async (tx, { ids, at, details }, newId) => {
    if (!details) return { restored: [] };
    const { reversal } = details;
    const whole = new Set(await revertEdits(tx, { edited: reversal.edited }));
    const parts = [];
    for (const part of tx.features.undo.reversals) parts.push(await part.revert(tx, reversal, at, newId));
    const left = new Set([
      ...reversal.edited.flatMap(([id]) => (whole.has(id) ? [] : [id])),
      ...parts.flatMap((part) => part.left),
    ]);
    return {
      restored: ids.filter((id) => !left.has(id)),
      restoredGroups: parts.flatMap(({ restoredGroups = [] }) => restoredGroups),
      leftGroups: parts.flatMap(({ leftGroups = [] }) => leftGroups),
      moved: parts.map(({ moved }) => moved),
    };
  },
});
