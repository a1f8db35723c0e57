// Nobody leaves typed text behind unasked: what can be saved is saved on the way out, and only what cannot is asked about.
import { useEffect, useEffectEvent } from 'react';
import { useConfirmDialog } from '#src/ui/dialog/useConfirmDialog.ts';
import { useLeaveBlocker } from '#src/ui/leave/useLeaveBlocker.ts';
import { isSamePlace } from '../isSamePlace.ts';
import { takeInTyped } from './takeInTyped.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

const questions = {
  ofNew: {
    title: 'This document is not added yet',
    message: 'If you leave now, what you typed is lost.',
    confirmLabel: 'Discard it',
  },
  ofKnown: {
    title: 'Some changes are not saved',
    message: 'They are kept as long as you stay here. If you leave now, they are lost; everything else is saved.',
    confirmLabel: 'Discard the changes',
  },
};

/** Stands guard while something is unsaved. */
export function LeaveGuard({
  editor: { actor, snapshot, unsaved },
  isNew,
}: {
  editor: DocumentEditorHandle;
  isNew: boolean;
}) {
  const isUnsaved = () => {
    takeInTyped();
    return actor.getSnapshot().hasTag('unsaved');
  };
  const blocker = useLeaveBlocker({
    holds: isUnsaved,
    isLeaving: ({ current, next }) => !isSamePlace(current, next),
    goOn: () => {
      actor.send({ type: 'retry' });
    },
  });
  const blocked = blocker.status === 'blocked';
  // Once a save has failed, the next may too: the question stays, and goes by itself when one succeeds.
  const onItsWay =
    !isNew && snapshot.context.failures === 0 && (snapshot.matches('dirty') || snapshot.matches('saving'));
  const goOn = useEffectEvent(() => {
    if (blocker.status !== 'blocked') return;
    if (!unsaved) blocker.proceed();
    else if (!isNew && snapshot.matches('dirty')) actor.send({ type: 'save' });
  });
  useEffect(() => {
    goOn();
  }, [blocked, unsaved, snapshot]);

  useConfirmDialog(
    blocked && unsaved && !onItsWay,
    { ...(isNew ? questions.ofNew : questions.ofKnown), tone: 'danger', cancelLabel: 'Stay here' },
    (discards) => {
      if (discards) {
        actor.send({ type: 'discard' });
        blocker.proceed?.();
      } else blocker.reset?.();
    },
  );
  return null;
}
