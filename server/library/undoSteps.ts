// Stores bulk changes as steps and undoes them, except what was changed since. A long step consists of parts with separate transactions
// (writeParts.ts): each part is a row, and the parts are undone one by one, the last one first.
import sql from 'sql-template-tag';
import type { LibraryReader, LibraryWriter, StoredStep, WritableLibrary } from './library.ts';
import type { NewId } from '../edges.ts';
import { forbidden, notFound } from '../graphql/errors.ts';
import { idForm } from './documentRow.ts';
import { findAuthors } from './history.ts';
import { writeLibrary } from './maintenance.ts';
import { findReversal, undoReversal } from './reversal.ts';
import { findEditOf, revertEdits } from './revertEdits.ts';
import type { NewStep } from './undo.ts';

/** The result of undoing a step. */
export interface UndoOutcome {
  readonly count: number;
  readonly leftCount: number;
  /** How many of the `leftCount` items are groups. */
  readonly leftGroupCount: number;
  /** The ids of the first ones that were left, documents before groups. */
  readonly left: readonly string[];
  /** The step that redoes the undone step; null if nothing was done, or if it cannot be redone. */
  readonly undo: string | null;
}

/** Members that stored outcomes of earlier versions lack. */
type LaterPart = 'leftGroupCount' | 'undo';

type StoredOutcome = Omit<UndoOutcome, LaterPart> & Partial<Pick<UndoOutcome, LaterPart>>;

interface UndoStep {
  readonly user_id: string | null;
  readonly action: string;
  readonly at: Date;
  readonly document_ids: readonly string[];
  readonly details: StoredStep['details'];
  readonly outcome: StoredOutcome | null;
}

const shownLeft = 500;

/** The id of a part of a step. The first part has the id of the step; a slash cannot be in the id of a step (idForm). */
export function partId(step: string, number: number): string {
  return number === 0 ? step : `${step}/${String(number).padStart(6, '0')}`;
}

/** Whether there was a step with this id. */
export async function isRemembered(tx: LibraryReader, id: string): Promise<boolean> {
  const rows = await tx.query(
    (libraryId) => sql`select 1 from undo_steps where library_id = ${libraryId} and id = ${id}`,
  );
  return rows.length > 0;
}

/** Stores a step and returns its id. A step that the same person stored under the same id before is replaced. */
export async function rememberStep(
  tx: LibraryWriter,
  newId: NewId,
  { action: { action }, ids, details }: NewStep,
): Promise<string> {
  // Fails now rather than at the undo.
  if (!tx.features.undo.actions.has(action)) throw new Error(`Nothing is registered to undo "${action}".`);
  const id = newId('undo');
  await tx.query(
    (libraryId) => sql`
      insert into undo_steps (library_id, id, user_id, action, at, document_ids, details)
      values (${libraryId}, ${id}, ${tx.userId}, ${action}, ${tx.at}, ${ids}::text[],
        ${details && JSON.stringify(details)}::jsonb)
      on conflict (library_id, id) do update set
        action = excluded.action, at = excluded.at, document_ids = excluded.document_ids, details = excluded.details, outcome = null
      where undo_steps.user_id is not distinct from excluded.user_id`,
  );
  return id;
}

/** The documents and groups that are completely restored, those that were left, and the step for a redo, if there is anything to redo. */
interface RevertedStep {
  readonly restored: readonly string[];
  readonly left: readonly string[];
  readonly leftGroups: readonly string[];
  readonly redo: NewStep | null;
}

async function revertStep(tx: LibraryWriter, newId: NewId, step: UndoStep): Promise<RevertedStep> {
  const { action, at, details, document_ids: ids } = step;
  const definition = tx.features.undo.actions.get(action);
  if (!definition) throw new Error(`Nothing is registered to undo "${action}".`);
  const {
    restored,
    restoredGroups = [],
    leftGroups = [],
    touched = [],
    moved = [],
  } = await definition.revert(tx, { ids, at, details }, newId);
  const isRestored = new Set(restored);
  return {
    restored: [...restored, ...restoredGroups],
    left: ids.filter((id) => !isRestored.has(id)),
    leftGroups,
    redo: await findReversal(tx, [...new Set([...ids, ...restored, ...touched])], moved),
  };
}

/** The step that redoes an undo. */
interface Redo {
  readonly id: string;
  /** Whether it is stored even if there is nothing to redo: a step of several parts needs its first one. */
  readonly always: boolean;
}

/** Builds the outcome of an undo, and stores the step for the redo. */
async function outcomeOf(
  tx: LibraryWriter,
  { restored, left, leftGroups, redo }: RevertedStep,
  { id, always }: Redo,
): Promise<UndoOutcome> {
  if (redo || always) await rememberStep(tx, () => id, redo ?? undoReversal.step([], null));
  return {
    count: restored.length,
    leftCount: left.length + leftGroups.length,
    leftGroupCount: leftGroups.length,
    left: [...left, ...leftGroups].slice(0, shownLeft),
    undo: redo || always ? id : null,
  };
}

/** Completes an outcome that an earlier version stored without the later members. */
const wholeOutcome = (outcome: StoredOutcome): UndoOutcome => ({ leftGroupCount: 0, undo: null, ...outcome });

/** Whether another person made a change. */
const isOthers = ({ userId }: LibraryWriter, madeBy: string | null): boolean =>
  madeBy !== null && userId !== null && madeBy !== userId;

const othersChange = () =>
  forbidden(
    'Another member of the library made this change. Only they can undo it; you can edit the documents instead.',
  );

const unknownStep = () => notFound('This change does not exist or can no longer be undone.');

/** Undoes a step without parts, or one part; if it was undone before, returns the first outcome. */
async function undoPart(tx: LibraryWriter, newId: NewId, id: string, redo: Redo): Promise<UndoOutcome> {
  const [step] = await tx.query<UndoStep>(
    (libraryId) => sql`
      select user_id, action, at, document_ids, details, outcome from undo_steps
      where library_id = ${libraryId} and id = ${id}`,
  );
  if (!step) throw unknownStep();
  if (isOthers(tx, step.user_id)) throw othersChange();
  if (step.outcome) return wholeOutcome(step.outcome);
  const outcome = await outcomeOf(tx, await revertStep(tx, newId, step), redo);
  await tx.query(
    (libraryId) => sql`
      update undo_steps set outcome = ${JSON.stringify(outcome)}::jsonb where library_id = ${libraryId} and id = ${id}`,
  );
  return outcome;
}

/** The parts of a step, in order, with the outcomes of those that were undone. */
function findParts(library: LibraryReader, id: string): Promise<{ id: string; outcome: StoredOutcome | null }[]> {
  return library.query(
    // Matches the ids that begin with `id/`, because "0" is the character after "/" and text is compared by bytes.
    (libraryId) => sql`
      select id, outcome from undo_steps
      where library_id = ${libraryId} and (id = ${id} or (id > ${`${id}/`} and id < ${`${id}0`})) order by id`,
  );
}

/** Adds up the outcomes of the parts; `undo` is the step that redoes them. */
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
export async function undoStep(library: WritableLibrary, newId: NewId, id: string): Promise<UndoOutcome> {
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
      // Continues the redo step that an interrupted attempt has started.
      if (number === 0) redo = outcome.undo ?? redo;
      outcomes.push(outcome);
    }
    return joinOutcomes(outcomes, redo);
  });
}

/** Undoes the changes of these revisions of a document as one step, except what was changed since. */
export async function revertRevisions(
  tx: LibraryWriter,
  newId: NewId,
  id: string,
  revisions: readonly number[],
): Promise<UndoOutcome> {
  const authors = await findAuthors(tx, id, revisions);
  if (authors.some((author) => isOthers(tx, author))) throw othersChange();
  const edit = await findEditOf(tx, id, revisions);
  if (!edit) throw notFound('This revision does not exist or is no longer kept.');
  const restored = await revertEdits(tx, { edited: [edit] });
  const left = restored.includes(id) ? [] : [id];
  const redo = await findReversal(tx, [id], []);
  return outcomeOf(tx, { restored, left, leftGroups: [], redo }, { id: newId('undo'), always: false });
}
