// Bulk steps, remembered so that they can be taken back as far as nobody has changed the same since. A long step is written in parts, in
// transactions of their own (writeParts.ts): each part is a row, and they are taken back one after the other, the last one first.
import sql from 'sql-template-tag';
import type { Library, LibraryReader, LibraryWriter } from '../database/library.ts';
import { takeBackApart } from '../duplicates/apart.ts';
import { type MergeStep, takeBackMerge } from '../duplicates/mergeStep.ts';
import type { NewId } from '../edges.ts';
import { notFound } from '../graphql/errors.ts';
import type { AddedStep } from '../groups/addGroups.ts';
import { refreshMembership } from '../groups/content/matches.ts';
import { documentsOf } from '../groups/members.ts';
import { noGroupMoves, takeBackGroupMoves } from '../groups/groupMoves.ts';
import { type AddedDocumentsStep, takeBackAdded } from '../documents/addedStep.ts';
import { idForm } from './documentRow.ts';
import { type MembershipAction, restoreMembers, takeBackMembers } from './membership.ts';
import { type ReversalStep, type TakenBackParts, findReversal, takeBackReversal } from './reversal.ts';
import { type EditStep, findEditOf, takeBackEdits } from './takeBackEdits.ts';
import { movesAt, type StoredMove, takeBackMoves } from './takeBackMoves.ts';
import { writeLibrary } from './maintenance.ts';
import { idsOf } from './trash.ts';

export type UndoableAction =
  'add' | 'trash' | 'restore' | 'purge' | 'edit' | 'merge' | 'tellApart' | MembershipAction | 'addGroups' | 'reverse';

/** What came of taking a step back. */
export interface UndoOutcome {
  readonly count: number;
  readonly leftCount: number;
  /** How many of those are groups. */
  readonly leftGroupCount: number;
  /** The first of them, documents before groups. */
  readonly left: readonly string[];
  /** The step that takes this taking back back; null where nothing was done, or it cannot be. */
  readonly undo: string | null;
}

/** What a change of membership was about beside the documents. */
interface MembershipDetails {
  readonly groupId: string;
  /** Of a removal since when each of the documents had been there, in their order; null where that is not known. */
  readonly since?: readonly (string | null)[];
}

/** Into the trash, or out of it. */
interface MoveStep {
  readonly moves: readonly StoredMove[];
}

/** What a step was about beside documents. */
export type StepDetails =
  MoveStep | MembershipDetails | AddedStep | AddedDocumentsStep | EditStep | MergeStep | ReversalStep;

/** What outcomes that were kept before it was known do not have. */
type LaterPart = 'leftGroupCount' | 'undo';

type StoredOutcome = Omit<UndoOutcome, LaterPart> & Partial<Pick<UndoOutcome, LaterPart>>;

interface UndoStep {
  readonly action: UndoableAction;
  readonly at: Date;
  readonly document_ids: readonly string[];
  readonly details: StepDetails | null;
  readonly outcome: StoredOutcome | null;
}

const shownLeft = 500;

/** The id of a part of a step. The first part has that of the step; the id of no step has a slash (idForm). */
export function partId(step: string, number: number): string {
  return number === 0 ? step : `${step}/${String(number).padStart(6, '0')}`;
}

/** Whether there was a step with this id. */
export async function isRemembered(tx: LibraryReader, id: string): Promise<boolean> {
  const rows = await tx.query((ownerId) => sql`select 1 from undo_steps where owner_id = ${ownerId} and id = ${id}`);
  return rows.length > 0;
}

/** Remembers a step and answers its id. An id that was there is that of this step from now on. */
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
      values (${ownerId}, ${id}, ${action}, ${tx.at}, ${documentIds}::text[], ${details && JSON.stringify(details)}::jsonb)
      on conflict (owner_id, id) do update set
        action = excluded.action, at = excluded.at, document_ids = excluded.document_ids, details = excluded.details, outcome = null`,
  );
  return id;
}

/** Puts back who was taken out of a group. */
async function putBack(
  tx: LibraryWriter,
  ids: readonly string[],
  { groupId, since }: MembershipDetails,
): Promise<TakenBackParts> {
  const at = (moment: string | null | undefined) => (moment == null ? null : new Date(moment));
  const members = await restoreMembers(
    tx,
    // Steps that were made before this was kept know nothing of it.
    ids.map((documentId, index) => ({ groupId, documentId, since: since ? at(since[index]) : tx.at })),
  );
  return { restored: documentsOf(members), putBack: members };
}

/** Takes those out again who were put into a group. */
async function takeOut(
  tx: LibraryWriter,
  ids: readonly string[],
  groupId: string,
  since: Date,
): Promise<TakenBackParts> {
  const takenOut = await takeBackMembers(
    tx,
    ids.map((documentId) => ({ groupId, documentId, since })),
  );
  return { restored: documentsOf(takenOut), takenOut };
}

/** Takes back that groups were brought, and who was put into groups that were there. */
async function takeBackAddedGroups(
  tx: LibraryWriter,
  newId: NewId,
  { made, members }: AddedStep,
  at: Date,
): Promise<TakenBackParts> {
  const { restored, left, moves } = await takeBackGroupMoves(tx, newId, { ...noGroupMoves, made }, at);
  const isMade = new Set(made.map(({ id }) => id));
  const takenOut = await takeBackMembers(
    tx,
    members.filter(({ groupId }) => !isMade.has(groupId)).map((member) => ({ ...member, since: at })),
  );
  // Who is in a group that is gone is not in it any more.
  await refreshMembership(tx, documentsOf(members));
  return { restored: documentsOf(takenOut), restoredGroups: restored, leftGroups: left, takenOut, groups: moves };
}

/** The documents and groups that are again as they were, the documents and the groups that were left, and how to do the step again. */
interface TakenBack {
  readonly restored: readonly string[];
  readonly left: readonly string[];
  readonly leftGroups: readonly string[];
  readonly redo: Awaited<ReturnType<typeof findReversal>>;
}

const only = (restored: readonly string[]): TakenBackParts => ({ restored });

async function takeBackParts(
  tx: LibraryWriter,
  newId: NewId,
  { action, at, document_ids: ids, details }: UndoStep,
): Promise<TakenBackParts> {
  const moves = details && 'moves' in details ? details.moves : movesAt(at, ids);
  switch (action) {
    case 'add':
      return details && 'added' in details ? takeBackAdded(tx, details, at) : only([]);
    case 'trash': {
      const toLibrary = await takeBackMoves(tx, 'active', moves);
      return { restored: idsOf(toLibrary), toLibrary };
    }
    case 'restore': {
      const toTrash = await takeBackMoves(tx, 'trashed', moves);
      return { restored: idsOf(toTrash), toTrash };
    }
    case 'edit':
      return only(details && 'edited' in details ? await takeBackEdits(tx, details) : []);
    case 'merge':
      return details && 'merged' in details ? takeBackMerge(tx, details, ids, at) : only([]);
    case 'tellApart':
      await takeBackApart(tx, [ids], at);
      return { restored: ids, together: [ids] };
    case 'addToGroup':
      return details && 'groupId' in details ? takeOut(tx, ids, details.groupId, at) : only([]);
    case 'removeFromGroup':
      return details && 'groupId' in details ? putBack(tx, ids, details) : only([]);
    case 'reverse':
      return details && 'reversal' in details ? takeBackReversal(tx, newId, details, ids, at) : only([]);
    case 'addGroups':
      return details && 'made' in details ? takeBackAddedGroups(tx, newId, details, at) : only([]);
    case 'purge':
      // What is gone is gone.
      return only([]);
  }
}

async function takeBack(tx: LibraryWriter, newId: NewId, step: UndoStep): Promise<TakenBack> {
  const { details, document_ids: ids } = step;
  const parts = await takeBackParts(tx, newId, step);
  const isRestored = new Set(parts.restored);
  const left = ids.filter((id) => !isRestored.has(id));
  const touched = new Set([...ids, ...parts.restored, ...(details && 'merged' in details ? [details.merged.id] : [])]);
  return {
    restored: [...parts.restored, ...(parts.restoredGroups ?? [])],
    left,
    leftGroups: parts.leftGroups ?? [],
    redo: await findReversal(tx, [...touched], parts),
  };
}

/** The step that redoes an undo. */
interface Redo {
  readonly id: string;
  /** Whether it is stored even if there is nothing to redo: a step of several parts needs its first one. */
  readonly always: boolean;
}

/** Says what came of it, with the step that does it again. */
async function outcomeOf(
  tx: LibraryWriter,
  { restored, left, leftGroups, redo }: TakenBack,
  { id, always }: Redo,
): Promise<UndoOutcome> {
  if (redo || always) await rememberStep(tx, () => id, 'reverse', redo?.documentIds ?? [], redo?.details ?? null);
  return {
    count: restored.length,
    leftCount: left.length + leftGroups.length,
    leftGroupCount: leftGroups.length,
    left: [...left, ...leftGroups].slice(0, shownLeft),
    undo: redo || always ? id : null,
  };
}

/** Outcomes that were stored by earlier versions lack the later members. */
const wholeOutcome = (outcome: StoredOutcome): UndoOutcome => ({ leftGroupCount: 0, undo: null, ...outcome });

const unknownStep = () => notFound('This change does not exist or can no longer be undone.');

/** Undoes a step without parts, or one part; a second time it returns the first outcome. */
async function undoPart(tx: LibraryWriter, newId: NewId, id: string, redo: Redo): Promise<UndoOutcome> {
  const [step] = await tx.query<UndoStep>(
    (ownerId) => sql`
      select action, at, document_ids, details, outcome from undo_steps where owner_id = ${ownerId} and id = ${id}`,
  );
  if (!step) throw unknownStep();
  if (step.outcome) return wholeOutcome(step.outcome);
  const outcome = await outcomeOf(tx, await takeBack(tx, newId, step), redo);
  await tx.query(
    (ownerId) => sql`
      update undo_steps set outcome = ${JSON.stringify(outcome)}::jsonb where owner_id = ${ownerId} and id = ${id}`,
  );
  return outcome;
}

/** The parts of a step in their order, with what came of those that were taken back. */
function findParts(library: LibraryReader, id: string): Promise<{ id: string; outcome: StoredOutcome | null }[]> {
  return library.query(
    // Text is compared byte by byte, and "0" follows "/".
    (ownerId) => sql`
      select id, outcome from undo_steps
      where owner_id = ${ownerId} and (id = ${id} or (id > ${`${id}/`} and id < ${`${id}0`})) order by id`,
  );
}

/** Sums up the outcomes of the parts; `undo` is the step that redoes them. */
function joinOutcomes(outcomes: readonly UndoOutcome[], undo: string): UndoOutcome {
  const sum = (count: (outcome: UndoOutcome) => number) => outcomes.reduce((all, each) => all + count(each), 0);
  const count = sum((outcome) => outcome.count);
  const isSomethingDone = count > 0 || outcomes.slice(1).some((outcome) => outcome.undo !== null);
  return {
    count,
    leftCount: sum(({ leftCount }) => leftCount),
    leftGroupCount: sum(({ leftGroupCount }) => leftGroupCount),
    left: outcomes.flatMap(({ left }) => left).slice(0, shownLeft),
    undo: isSomethingDone ? undo : null,
  };
}

/** Undoes a step. A retry is safe: it returns the same outcome, and continues where the first attempt was interrupted. */
export async function undoStep(library: Library, newId: NewId, id: string): Promise<UndoOutcome> {
  if (!idForm.test(id)) throw unknownStep();
  const parts = await findParts(library, id);
  if (parts.length === 0) throw unknownStep();
  let redo = newId('undo');
  if (parts.length === 1) return writeLibrary(library, (tx) => undoPart(tx, newId, id, { id: redo, always: false }));
  return library.heavyJob(async (heavy) => {
    const outcomes: UndoOutcome[] = [];
    for (const [number, part] of parts.toReversed().entries()) {
      const redoPart = { id: partId(redo, number), always: number === 0 };
      const outcome = await writeLibrary(heavy, (tx) => undoPart(tx, newId, part.id, redoPart));
      // Continues the redo step that an interrupted attempt has begun.
      if (number === 0) redo = outcome.undo ?? redo;
      outcomes.push(outcome);
    }
    return joinOutcomes(outcomes, redo);
  });
}

/** Takes back what these revisions have changed of a document, as one step, as far as nobody has changed the same since. */
export async function takeBackRevisions(
  tx: LibraryWriter,
  newId: NewId,
  id: string,
  revisions: readonly number[],
): Promise<UndoOutcome> {
  const edit = await findEditOf(tx, id, revisions);
  if (!edit) throw notFound('This revision does not exist or is no longer kept.');
  const restored = await takeBackEdits(tx, { edited: [edit] });
  const left = restored.includes(id) ? [] : [id];
  const redo = await findReversal(tx, [id], {});
  return outcomeOf(tx, { restored, left, leftGroups: [], redo }, { id: newId('undo'), always: false });
}
