// Reports what was copied to another library, with an offer to undo it.
import type { CopyRequest, CopyResult } from '#machines/libraryCopy/libraryCopyTypes.ts';
import { renewDocument } from '#src/features/documents/renewDocument.ts';
import type { LibraryPage } from '#src/features/documents/libraryPage.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { renewSource } from './copyToLibraryRequests.ts';
import { copyToLibraryTexts } from './copyToLibraryTexts.ts';

const texts = copyToLibraryTexts.done;

/** What was done, as a message without its last full stop. */
export function describeCopy(
  { copiedCount, skippedCount, newKeyCount, madeGroupCount, movedCount }: Omit<CopyResult, 'documentCount' | 'steps'>,
  { isMove, targetName: name }: Pick<CopyRequest, 'isMove' | 'targetName'>,
): string {
  const documents = (isMove && movedCount === copiedCount ? texts.moved : texts.copied)(copiedCount, name);
  return [
    copiedCount === 0 && madeGroupCount > 0 ? texts.groups(madeGroupCount, name) : documents,
    ...(skippedCount > 0 ? [texts.skipped(skippedCount)] : []),
    ...(newKeyCount > 0 ? [texts.newKeys(newKeyCount)] : []),
  ].join('. ');
}

/** Reports it, and reloads what was moved away from the page. */
export function reportCopy(page: LibraryPage, copied: CopyResult, request: CopyRequest): void {
  const { environment, openId } = page;
  const renew = () => {
    if (!request.isMove) return;
    renewSource(environment);
    if (openId !== undefined) renewDocument(environment, openId);
  };
  renew();
  const { copiedCount, madeGroupCount, steps } = copied;
  if (copiedCount === 0 && madeGroupCount === 0) {
    toast({ tone: 'info', message: texts.nothing(request.targetName) });
    return;
  }
  tellChange(
    reversibleSteps({
      environment,
      // The steps are in the order in which they are undone.
      steps: steps.map(({ undo }) => undo).reverse(),
      what: describeCopy(copied, request),
      undone: (request.isMove ? texts.movedBack : texts.removed)(request.targetName),
      onReversed: renew,
    }),
  );
}
