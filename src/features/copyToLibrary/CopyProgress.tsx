// How far a copy of many documents is.
import type { LibraryCopyContext } from '#machines/libraryCopy/libraryCopyTypes.ts';
import { Progress } from '#src/ui/progress/Progress.tsx';
import { documentsAtOnce } from './copyToLibraryRequests.ts';
import { copyToLibraryTexts } from './copyToLibraryTexts.ts';

const texts = copyToLibraryTexts.progress;

/** Whether the copy takes more than one request, as far as it is known. */
export function isLong({ result, counts }: LibraryCopyContext): boolean {
  return result.steps.length > 0 || (counts?.documents ?? 0) > documentsAtOnce;
}

/** Renders the bar: first for what is copied, and then, in a move, for what goes to the trash of the source. */
export function CopyProgress({ context: { result, counts, choices } }: { context: LibraryCopyContext }) {
  const { copiedCount, skippedCount, movedCount, documentCount } = result;
  const done = copiedCount + skippedCount;
  const total = documentCount === 0 ? (counts?.documents ?? 0) : documentCount;
  // What was left out is not removed.
  const isRemoving = choices.isMove && copiedCount > 0 && done >= total;
  const label = choices.isMove ? copyToLibraryTexts.moving : copyToLibraryTexts.copying;
  // Groups can be empty, and the number may not be known yet.
  if (total === 0) return <Progress label={label} labelShown />;
  const [value, max, detail] = isRemoving
    ? [movedCount, copiedCount, texts.moved(movedCount, copiedCount)]
    : [done, total, texts.done(done, total)];
  return <Progress label={label} labelShown value={value} max={max} detail={detail} />;
}
