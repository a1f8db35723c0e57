// Reports what was copied to another library, with an offer to undo it.
import { commitLocalUpdate, type Environment } from 'relay-runtime';
import type { CopyRequest, CopyResult } from '#machines/libraryCopy/libraryCopyTypes.ts';
import { renewDocument } from '#src/features/documents/renewDocument.ts';
import type { LibraryPage } from '#src/features/documents/libraryPage.ts';
import { invalidateLists, markGroups } from '#src/relay/invalidateLists.ts';
import { findShownLibrary } from '#src/relay/library.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { copyToLibraryTexts } from './copyToLibraryTexts.ts';

const texts = copyToLibraryTexts.done;

/** What was done, as a message without its last full stop. */
export function describeCopy(
  {
    copiedCount,
    skippedCount,
    newKeyCount,
    madeGroupCount,
    movedCount,
    mayBeUndercounted = false,
  }: Omit<CopyResult, 'documentCount' | 'steps'>,
  { isMove, targetName: name }: Pick<CopyRequest, 'isMove' | 'targetName'>,
): string {
  if (copiedCount === 0 && madeGroupCount === 0) return texts.unknown(name);
  const documents = (isMove && movedCount === copiedCount ? texts.moved : texts.copied)(copiedCount, name);
  return [
    copiedCount === 0 && madeGroupCount > 0 ? texts.groups(madeGroupCount, name) : documents,
    ...(isMove && movedCount > 0 && movedCount < copiedCount ? [texts.partlyMoved(movedCount)] : []),
    ...(skippedCount > 0 ? [texts.skipped(skippedCount)] : []),
    ...(newKeyCount > 0 ? [texts.newKeys(newKeyCount)] : []),
    ...(mayBeUndercounted ? [texts.mayBeUndercounted] : []),
  ].join('. ');
}

/** Why there is nothing to undo, as a message; null if something was copied, or may have been. */
export function describeNothing(
  {
    documentCount,
    copiedCount,
    skippedCount,
    madeGroupCount,
    mayBeUndercounted = false,
  }: Pick<CopyResult, 'documentCount' | 'copiedCount' | 'skippedCount' | 'madeGroupCount' | 'mayBeUndercounted'>,
  name: string,
): string | null {
  if (copiedCount > 0 || madeGroupCount > 0 || mayBeUndercounted) return null;
  return skippedCount < documentCount ? texts.nothingYet(skippedCount, name) : texts.nothing(name);
}

/** Reloads the lists and groups of a library that this page has shown. */
function renewLibrary(environment: Environment): void {
  commitLocalUpdate(environment, (store) => {
    invalidateLists(store, environment);
    markGroups(store);
  });
}

/** Reports it, and reloads what has changed in the two libraries. */
export function reportCopy(page: LibraryPage, copied: CopyResult, request: CopyRequest): void {
  const { environment, openId } = page;
  const renew = () => {
    void findShownLibrary(environment, request.targetId).then((target) => {
      if (target) renewLibrary(target);
    });
    if (!request.isMove) return;
    renewLibrary(environment);
    if (openId !== undefined) renewDocument(environment, openId);
  };
  renew();
  const nothing = describeNothing(copied, request.targetName);
  if (nothing !== null) {
    toast({ tone: 'info', message: nothing });
    return;
  }
  tellChange(
    reversibleSteps({
      environment,
      // The steps are in the order in which they are undone.
      steps: copied.steps.map(({ undo }) => undo).reverse(),
      what: describeCopy(copied, request),
      undone: (request.isMove ? texts.movedBack : texts.removed)(request.targetName),
      onReversed: renew,
    }),
  );
}
