// Mutation.copyToLibrary
import { createHash } from 'node:crypto';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { readRows } from '../../documents/addedBatches.ts';
import { apiIdOf } from '../../library/libraryId.ts';
import type { ReadableLibrary } from '../../library/library.ts';
import { presentDocument } from '../../presenters/presentDocument.ts';
import { type CopyStep, findCopySteps } from '../copiedStep.ts';
import { checkCopyInput, readCopyPlan } from '../copyPlan.ts';
import { requireTwoLibraries } from '../twoLibraries.ts';
import { isComplete, writeCopy } from '../writeCopy.ts';
import { beginMove, countMoved, moveStepId, writeMove } from '../writeMove.ts';

const shownSkipped = 100;

/** The id of the step of a request with a key. It is always the same, so that a retry finds what was copied. */
function stepIdOf(userId: string, sourceId: string, targetId: string, key: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, sourceId, targetId, key]))
    .digest('base64url');
  return `undo_copy-${hash.slice(0, 32)}`;
}

/** The documents of the source that were copied, or are in the target already. */
const documentsOf = (steps: readonly CopyStep[]) => steps.flatMap(({ documents }) => documents);

async function presentCopied(target: ReadableLibrary, steps: readonly CopyStep[]) {
  const sum = (count: (step: CopyStep) => number) => steps.reduce((all, step) => all + count(step), 0);
  const skipped = documentsOf(steps).filter(({ isDuplicate }) => isDuplicate);
  const shown = skipped.slice(0, shownSkipped);
  const rows = await readRows(target, [...new Set(shown.map(({ targetId }) => targetId))]);
  const existing = new Map(rows.map((row) => [row.id, row]));
  return {
    copiedCount: sum(({ added }) => added.length),
    skippedCount: skipped.length,
    skipped: shown.map(({ id, targetId }) => {
      const row = existing.get(targetId);
      return { __typename: 'SkippedDuplicate' as const, id, existing: row ? presentDocument(row) : null };
    }),
    newKeyCount: sum(({ newKeyCount }) => newKeyCount),
    madeGroupCount: sum(({ made }) => made.length),
  };
}

export const copyToLibrary: NonNullable<MutationResolvers['copyToLibrary']> = async (
  _root,
  { input },
  { libraries, newId },
) => {
  checkCopyInput(input);
  const { sourceId, targetId } = await requireTwoLibraries(libraries, input);
  const readable = libraries.toRead(sourceId);
  const writable = input.move ? libraries.toWrite(sourceId) : null;
  const { key } = input;
  const stopAfter = input.stopAfter ?? Infinity;
  const undo = key == null ? newId('undo') : stepIdOf(libraries.personalId, sourceId, targetId, key);
  return libraries.toWrite(targetId).heavyJob(async (target) => {
    const source = readable.heavy();
    const request = { target, undo, newId, canContinue: key != null };
    const earlier = key == null ? [] : await findCopySteps(target, undo);
    const known = documentsOf(earlier).map(({ id }) => id);
    // A retry after a completed copy reads nothing again: the documents and groups may have been moved already.
    const plan = isComplete(earlier) ? null : await readCopyPlan(source, input, new Set(known));
    if (writable) await beginMove(writable.heavy(), undo);
    const skipsDuplicates = input.duplicates === 'SKIP';
    const steps = plan ? await writeCopy({ ...request, source, plan, skipsDuplicates, stopAfter }) : earlier;
    const left = stopAfter - (documentsOf(steps).length - known.length);
    const isMoved =
      !writable ||
      (isComplete(steps) && (await writeMove({ ...request, source: writable.heavy(), steps, stopAfter: left })));
    const moved = writable && (await countMoved(source, undo));
    return {
      __typename: 'CopyToLibraryPayload',
      isComplete: isComplete(steps) && isMoved,
      documentCount: known.length + (plan?.documentCount ?? 0),
      ...(await presentCopied(target, steps)),
      movedCount: moved?.documents ?? 0,
      movedGroupCount: moved?.groups ?? 0,
      steps: [
        ...(moved === null ? [] : [{ libraryId: apiIdOf(sourceId), undo: moveStepId(undo) }]),
        { libraryId: apiIdOf(targetId), undo },
      ].map((step) => ({ __typename: 'LibraryStep' as const, ...step })),
    };
  });
};
