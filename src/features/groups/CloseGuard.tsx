// Asks before closing a dialog or leaving the page would lose what was typed or chosen.
import { useEffect, useEffectEvent } from 'react';
import type { ConfirmOptions } from '#src/ui/dialog/questions.ts';
import { useConfirmDialog } from '#src/ui/dialog/useConfirmDialog.ts';
import { useLeaveBlocker } from '#src/ui/leave/useLeaveBlocker.ts';
import { groupFormTexts } from './form/groupFormTexts.ts';

/** What leaving would mean: nothing, a loss that is to be asked about or is being asked about, or less than there soon will be. */
export type WorkInHand = 'none' | 'unsaved' | 'asking' | 'saving';

export interface CloseGuardProps {
  /** As it is at this moment. */
  read: () => WorkInHand;
  send: (event: { type: 'close' | 'close.confirmed' | 'close.dismissed' }) => void;
  question: Pick<ConfirmOptions, 'title' | 'message' | 'confirmLabel'>;
}

/** Stands guard; draw it anew whenever the work may have become another. */
export function CloseGuard({ read, send, question }: CloseGuardProps) {
  const work = read();
  const blocker = useLeaveBlocker({
    holds: () => read() !== 'none',
    // Another list or document is no leaving.
    isLeaving: ({ current, next }) => current.pathname !== next.pathname,
  });
  const isBlocked = blocker.status === 'blocked';
  const goOn = useEffectEvent(() => {
    if (blocker.status !== 'blocked') return;
    if (work === 'none') blocker.proceed();
    // What is being saved is waited for.
    else if (work === 'unsaved') send({ type: 'close' });
  });
  useEffect(() => {
    goOn();
  }, [isBlocked, work]);

  useConfirmDialog(
    work === 'asking',
    { ...question, cancelLabel: groupFormTexts.leave.stay, tone: 'danger' },
    (discards) => {
      if (!discards) blocker.reset?.();
      send({ type: discards ? 'close.confirmed' : 'close.dismissed' });
    },
  );
  return null;
}
