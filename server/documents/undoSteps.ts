// Bulk steps, remembered so that they can be taken back as far as nobody has changed the same since.
import sql, { type Sql } from 'sql-template-tag';
import type { LibraryWriter } from '../database/library.ts';
import { takeBackApart } from '../duplicates/apart.ts';
import { type MergeStep, takeBackMerge } from '../duplicates/mergeStep.ts';
import type { NewId } from '../edges.ts';
import { notFound } from '../graphql/errors.ts';
import type { AddedStep } from '../groups/addGroups.ts';
import { takeBackGroups } from '../groups/takeBackGroups.ts';
import { type AddedDocumentsStep, takeBackAdded } from './addedStep.ts';
import { idForm } from './documentRow.ts';
import { type EditStep, takeBackEdits } from './editDocuments.ts';
import { type MembershipAction, restoreMembers, takeBackMembers } from './membership.ts';
import { restoreDocuments, trashDocuments } from './trash.ts';

export type UndoableAction =
  'add' | 'trash' | 'restore' | 'purge' | 'edit' | 'merge' | 'tellApart' | MembershipAction | 'addGroups';

/** What came of taking a step back. */
export interface UndoOutcome {
  readonly count: number;
  readonly leftCount: number;
  /** How many of those are groups. */
  readonly leftGroupCount: number;
  /** The first of them, documents before groups. */
  readonly left: readonly string[];
}

/** What a change of membership was about beside the documents. */
interface MembershipDetails {
  readonly groupId: string;
  /** Of a removal since when each of the documents had been there, in their order; null where that is not known. */
  readonly since?: readonly (string | null)[];
}

/** What a step was about beside documents. */
export type StepDetails = MembershipDetails | AddedStep | AddedDocumentsStep | EditStep | MergeStep;

interface UndoStep {
  readonly action: UndoableAction;
  readonly at: Date;
  readonly document_ids: readonly string[];
  readonly details: StepDetails | null;
  readonly outcome: (Omit<UndoOutcome, 'leftGroupCount'> & Partial<Pick<UndoOutcome, 'leftGroupCount'>>) | null;
}

const shownLeft = 500;

/** Remembers a step and answers its id. */
export async function rememberStep(
  tx: LibraryWriter,
  newId: NewId,
  action: UndoableAction,
  documentIds: readonly string[],
  details: StepDetails | null = null,
): Promise<string> {
  const id = newId('undo');
  await tx.query(
    (ownerId) => sql`
      insert into undo_steps (owner_id, id, action, at, document_ids, details)
      values (${ownerId}, ${id}, ${action}, ${tx.at}, ${documentIds}::text[], ${details && JSON.stringify(details)}::jsonb)`,
  );
  return id;
}

/** Whether a group is there, or could be brought back. */
async function isThere(tx: LibraryWriter, groupId: string): Promise<boolean> {
  const rows = await tx.query((ownerId) => sql`select 1 from groups where owner_id = ${ownerId} and id = ${groupId}`);
  return rows.length > 0;
}

/** Puts back who was taken out of a group. */
async function putBack(tx: LibraryWriter, ids: readonly string[], { groupId, since }: MembershipDetails) {
  if (!(await isThere(tx, groupId))) return [];
  const at = (moment: string | null | undefined) => (moment == null ? null : new Date(moment));
  return restoreMembers(
    tx,
    // Steps that were made before this was kept know nothing of it.
    ids.map((documentId, index) => ({ groupId, documentId, since: since ? at(since[index]) : tx.at })),
  );
}

/** The documents and groups that are again as they were, and the documents and the groups that were left. */
interface TakenBack {
  readonly restored: readonly string[];
  readonly left: readonly string[];
  readonly leftGroups: readonly string[];
}

async function takeBackDocuments(
  tx: LibraryWriter,
  { action, at, document_ids: ids, details }: UndoStep,
): Promise<string[]> {
  // The moment of a transaction is that of no other: who still has it was not moved since.
  const unmoved = (): Sql => sql`id = any(${ids}::text[]) and state_since = ${at}`;
  switch (action) {
    case 'add':
      return details && 'added' in details ? takeBackAdded(tx, details, at) : [];
    case 'trash':
      return restoreDocuments(tx, unmoved);
    case 'restore':
      return trashDocuments(tx, unmoved);
    case 'edit':
      return details && 'edited' in details ? takeBackEdits(tx, details) : [];
    case 'merge':
      return details && 'merged' in details ? takeBackMerge(tx, details, ids, at) : [];
    case 'tellApart':
      return takeBackApart(tx, ids, at);
    case 'addToGroup':
      return details && 'groupId' in details ? takeBackMembers(tx, details.groupId, ids, at) : [];
    case 'removeFromGroup':
      return details && 'groupId' in details ? putBack(tx, ids, details) : [];
    case 'addGroups':
      // With the groups.
      return [];
    case 'purge':
      // What is gone is gone.
      return [];
  }
}

async function takeBack(tx: LibraryWriter, step: UndoStep): Promise<TakenBack> {
  const { details, document_ids: ids } = step;
  const groups = details && 'made' in details ? await takeBackGroups(tx, details, step.at) : null;
  const restored = groups?.documents ?? (await takeBackDocuments(tx, step));
  const isRestored = new Set(restored);
  const left = ids.filter((id) => !isRestored.has(id));
  return { restored: [...restored, ...(groups?.gone ?? [])], left, leftGroups: groups?.left ?? [] };
}

/** Takes a step back; a second time answers what came of the first, so that a retry is safe. */
export async function undoStep(tx: LibraryWriter, id: string): Promise<UndoOutcome> {
  const steps = idForm.test(id)
    ? await tx.query<UndoStep>(
        (ownerId) => sql`
          select action, at, document_ids, details, outcome from undo_steps where owner_id = ${ownerId} and id = ${id}`,
      )
    : [];
  const [step] = steps;
  if (!step) throw notFound('There is no step with this id, or it is too old to be taken back.');
  // What was taken back before this was counted knows nothing of it.
  if (step.outcome) return { ...step.outcome, leftGroupCount: step.outcome.leftGroupCount ?? 0 };
  const { restored, left, leftGroups } = await takeBack(tx, step);
  const outcome: UndoOutcome = {
    count: restored.length,
    leftCount: left.length + leftGroups.length,
    leftGroupCount: leftGroups.length,
    left: [...left, ...leftGroups].slice(0, shownLeft),
  };
  await tx.query(
    (ownerId) => sql`
      update undo_steps set outcome = ${JSON.stringify(outcome)}::jsonb where owner_id = ${ownerId} and id = ${id}`,
  );
  return outcome;
}
