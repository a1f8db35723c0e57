// Saves before the form is left, and asks only about what cannot be saved.
import { useEffect, useEffectEvent } from 'react';
import { useConfirmDialog } from '#src/ui/dialog/useConfirmDialog.ts';
import { useLeaveBlocker } from '#src/ui/leave/useLeaveBlocker.ts';
import { isSamePlace } from '#src/features/documents/isSamePlace.ts';
import type { SourceActor } from '#src/features/source/finishSource.ts';
import { useSourceTag } from '#src/features/source/useSourceTag.ts';
import { takeInTyped } from './takeInTyped.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';
import { editorTexts } from './editorTexts.ts';

const questions = editorTexts.leave;

/** Blocks navigation while there are unsaved changes. */
export function LeaveGuard({
  editor: { actor, snapshot, unsaved },
  source,
  isNew,
}: {
  editor: DocumentEditorHandle;
  /** The document's source while it is open. */
  source: SourceActor | null;
  isNew: boolean;
}) {
  const isUnsaved = () => {
    takeInTyped();
    return actor.getSnapshot().hasTag('unsaved') || Boolean(source?.getSnapshot().hasTag('untaken'));
  };
  const untaken = useSourceTag(source, 'untaken');
  const refused = useSourceTag(source, 'refused');
  const held = unsaved || untaken;
  const blocker = useLeaveBlocker({
    holds: isUnsaved,
    isLeaving: ({ current, next }) => !isSamePlace(current, next),
    goOn: () => {
      actor.send({ type: 'retry' });
    },
  });
  const blocked = blocker.status === 'blocked';
  // After a failed save the next may fail too. So the question stays open while saving is retried, and closes when a save succeeds.
  const onItsWay = untaken
    ? !refused
    : !isNew && snapshot.context.failures === 0 && (snapshot.matches('dirty') || snapshot.matches('saving'));
  const goOn = useEffectEvent(() => {
    if (blocker.status !== 'blocked') return;
    if (!held) blocker.proceed();
    else if (untaken && !refused) source?.send({ type: 'source.finish' });
    else if (!isNew && snapshot.matches('dirty')) actor.send({ type: 'save' });
  });
  useEffect(() => {
    goOn();
  }, [blocked, held, untaken, refused, snapshot]);

  useConfirmDialog(
    blocked && held && !onItsWay,
    {
      ...(isNew ? questions.ofNew : refused ? questions.ofSource : questions.ofKnown),
      tone: 'danger',
      cancelLabel: questions.stay,
    },
    (discards) => {
      if (discards) {
        actor.send({ type: 'discard' });
        source?.send({ type: 'source.revert' });
        blocker.proceed?.();
      } else blocker.reset?.();
    },
  );
  return null;
}
