// Writes copies to the target, in parts that are one step to undo. A statement never names two libraries, and no transaction holds the locks of
// two: what is copied is read from the source first. So copies in opposite directions can't block each other, and the libraries can be on
// different machines.
import { PartlyStored } from '../database/database.ts';
import { readTakenKeys } from '../citationKeys/takenKeys.ts';
import { readRows } from '../documents/addedBatches.ts';
import type { NewId } from '../edges.ts';
import { addTrees, type TreeToAdd } from '../groups/addGroups.ts';
import { ensureDerived } from '../library/derived/deriveLibrary.ts';
import type { DocumentRow } from '../library/documentRow.ts';
import { KeptBetweenParts } from '../library/keptBetweenParts.ts';
import type { LibraryWriter, ReadableLibrary, WritableLibrary } from '../library/library.ts';
import { writeLibrary } from '../library/maintenance.ts';
import { patchOfStored } from '../library/readDocumentInput.ts';
import { partId, rememberStep } from '../library/undoSteps.ts';
import { insertDocuments } from '../library/writeDocuments.ts';
import { revertParts } from '../list/writeParts.ts';
import { readPartKeys, resolveReferences } from './copiedReferences.ts';
import { type CopiedDocument, type CopyStep, findCopySteps, undoCopy } from './copiedStep.ts';
import type { CopyPlan } from './copyPlan.ts';
import { findExisting } from './existingDocuments.ts';
import { withFreeKeys } from './freeKeys.ts';
import { asCopied, inTarget, readTrees } from './groupsToCopy.ts';
import { mapReferences, openReferences, replaceKey } from './keyReferences.ts';

export interface CopyToWrite {
  readonly source: ReadableLibrary;
  readonly target: WritableLibrary;
  readonly plan: CopyPlan;
  readonly skipsDuplicates: boolean;
  /** The id of the step in the target. */
  readonly undo: string;
  /** Whether a retry finds what was written, so that it need not be reverted after a failure. */
  readonly canContinue: boolean;
  /** After how many documents it stops; the rest is left to the next request. */
  readonly stopAfter: number;
  readonly newId: NewId;
}

/** The documents in the target, by those of the source. */
function targetIdsOf(documents: readonly CopiedDocument[]): Map<string, string> {
  return new Map(documents.map(({ id, targetId }) => [id, targetId]));
}

class CopyWriter {
  readonly #copy: CopyToWrite;
  /** The documents with the keys of the target. */
  readonly #taken = new KeptBetweenParts<ReadonlyMap<string, string>>();
  /** Keys that this request has assigned since the taken ones were read. */
  #assigned: ReadonlySet<string> = new Set();
  /** The results so far, including those of other requests with the same key, as far as this one knows. */
  #steps: readonly CopyStep[] = [];

  constructor(copy: CopyToWrite) {
    this.#copy = copy;
  }

  /** Writes one part, and returns everything that was written so far. Does nothing if an earlier request has written it. */
  async writePart(number: number): Promise<readonly CopyStep[]> {
    const { source, target, plan, undo } = this.#copy;
    const ids = plan.parts[number] ?? [];
    const rows = await readRows(source, ids);
    // The source is read before the transaction, which is one of the target.
    const trees = number >= plan.parts.length - 1 ? await this.#readTrees(ids) : null;
    const { steps, assigned } = await writeLibrary(target, async (tx) => {
      const earlier = [...this.#steps, ...(await findCopySteps(tx, undo, this.#steps.length))];
      const written = isComplete(earlier) ? null : await this.#write(tx, rows, earlier, trees);
      if (written === null) return { steps: earlier, assigned: this.#assigned };
      const { step, touched } = written;
      await rememberStep(tx, () => partId(undo, earlier.length), undoCopy.step([...step.added, ...touched], step));
      return { steps: [...earlier, step], assigned: written.assigned };
    });
    this.#steps = steps;
    this.#assigned = assigned;
    return this.#steps;
  }

  /** The groups, with the documents of all parts. */
  async #readTrees(lastIds: readonly string[]): Promise<readonly TreeToAdd[]> {
    const { source, target, plan, undo } = this.#copy;
    if (plan.groups === null) return [];
    const steps = [...this.#steps, ...(await findCopySteps(target, undo, this.#steps.length))];
    const copied = steps.flatMap(({ documents }) => documents);
    return readTrees(source, plan.groups, [...new Set([...copied.map(({ id }) => id), ...lastIds])]);
  }

  /** Writes these documents and, with the last part, the groups; null if there is nothing to write. */
  async #write(
    tx: LibraryWriter,
    rows: readonly DocumentRow[],
    earlier: readonly CopyStep[],
    trees: readonly TreeToAdd[] | null,
  ) {
    const { newId, plan, skipsDuplicates } = this.#copy;
    const known = earlier.flatMap(({ documents }) => documents);
    const isCopied = new Set(known.map(({ id }) => id));
    const rest = rows.filter(({ id, state }) => state === 'active' && !isCopied.has(id));
    if (rest.length === 0 && trees === null) return null;
    const own = new Set(known.flatMap(({ targetId, isDuplicate }) => (isDuplicate ? [] : [targetId])));
    const existing = skipsDuplicates ? await findExisting(tx, rest, own) : new Map<string, string>();
    const added = rest.filter(({ id }) => !existing.has(id));
    const { copied, newKeyCount, assigned, hasKey } = await this.#withKeys(tx, added, own);
    const keys = await readPartKeys(tx, earlier, { copied, rows: rest, existing, hasKey });
    const { edited, resolved, hasMore } = await resolveReferences(tx, earlier, keys.inTarget);
    const copies = await insertDocuments(
      tx,
      newId,
      copied.map(({ row, fields }) => {
        const replaced = mapReferences(fields, (key) => replaceKey(key, keys.inTarget));
        return patchOfStored(row.kind, Object.entries(replaced));
      }),
    );
    const open = copies.flatMap(({ id }, index) => openReferences(copied[index]?.fields ?? {}, id, keys.isKnown));
    const documents: CopiedDocument[] = [
      ...added.flatMap(({ id, revision }, index) => {
        const copy = copies[index];
        return copy ? [{ id, revision, targetId: copy.id, isDuplicate: false }] : [];
      }),
      ...rest.flatMap(({ id, revision }) => {
        const targetId = existing.get(id);
        return targetId === undefined ? [] : [{ id, revision, targetId, isDuplicate: true }];
      }),
    ];
    const targetIds = targetIdsOf([...known, ...documents]);
    // The groups wait for a further part if more references are to be rewritten than one transaction may.
    const isLast = trees !== null && !hasMore;
    const groups =
      isLast && trees.length > 0
        ? await addTrees(
            tx,
            newId,
            trees.map((tree) => inTarget(tree, targetIds)),
          )
        : null;
    const namedGroups = groups && plan.groups && plan.namesGroups ? asCopied(plan.groups, groups.idsOfTrees) : [];
    const step: CopyStep = {
      ...{ key: null, added: copies.map(({ id }) => id), edited, parts: [] },
      ...(groups?.step ?? { made: [], members: [] }),
      ...{ documents, newKeyCount, isLast, namedGroups },
      ...{ keys: keys.toStore, newKeys: keys.newKeys, open, resolved },
    };
    const isNew = new Set(step.added);
    return { step, touched: (groups?.touched ?? []).filter((id) => !isNew.has(id)), assigned };
  }

  /** The fields of new documents like these, with citation keys that are free in the target, and whether an earlier copy (`own`) has a key. */
  async #withKeys(tx: LibraryWriter, rows: readonly DocumentRow[], own: ReadonlySet<string>) {
    const taken = await this.#taken.get(tx, async () => {
      this.#assigned = new Set();
      return new Map((await readTakenKeys(tx, null)).flatMap(({ id, keys }) => keys.map((key) => [key, id])));
    });
    const assignedBefore = this.#assigned;
    const hasKey = (key: string) => assignedBefore.has(key) || own.has(taken.get(key) ?? '');
    // A copy, because this transaction may have to be repeated.
    const assigned = new Set(this.#assigned);
    let newKeyCount = 0;
    const copied = rows.map((row) => {
      const { fields, isNew, folded } = withFreeKeys(row.fields, taken, assigned);
      for (const key of folded) assigned.add(key);
      if (isNew) newKeyCount += 1;
      return { row, fields };
    });
    return { copied, newKeyCount, assigned, hasKey };
  }
}

/** Whether everything was written to the target. */
export function isComplete(steps: readonly CopyStep[]): boolean {
  return steps.some(({ isLast }) => isLast);
}

/**
 * Writes the copies and groups to the target, at most until it has to stop, and returns what was written, also by earlier requests with the same key.
 */
export async function writeCopy(copy: CopyToWrite): Promise<readonly CopyStep[]> {
  const { target, plan, undo, canContinue, stopAfter, newId } = copy;
  target.checkRoom(plan.text);
  await ensureDerived(target);
  const writer = new CopyWriter(copy);
  let steps: readonly CopyStep[] = [];
  let count = 0;
  // After the documents, there may be parts that only rewrite references.
  for (let number = 0; !isComplete(steps); number += 1) {
    if (count >= stopAfter) break;
    count += plan.parts[number]?.length ?? 0;
    try {
      steps = await writer.writePart(number);
    } catch (error) {
      if (steps.length === 0) throw error;
      throw canContinue ? new PartlyStored(undo, error) : await revertParts(target, newId, undo, error);
    }
  }
  return steps;
}
