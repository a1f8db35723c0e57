// Asks before closing a dialog or leaving the page would lose what was typed or chosen.
import { useEffect, useEffectEvent } from 'react';
import type { ConfirmOptions } from '#src/ui/dialog/questions.ts';
import { useConfirmDialog } from '#src/ui/dialog/useConfirmDialog.ts';
import { useLeaveBlocker } from '#src/ui/leave/useLeaveBlocker.ts';
import { groupFormTexts } from './form/groupFormTexts.ts';

/** What closing would lose: nothing, changes that need a question, changes that the person is being asked about, or changes that are being saved. */
export type WorkInHand = 'none' | 'unsaved' | 'asking' | 'saving';

export interface CloseGuardProps {
  /** Returns the current state. */
  read: () => WorkInHand;
  send: (event: { type: 'close' | 'close.confirmed' | 'close.dismissed' }) => void;
  question: Pick<ConfirmOptions, 'title' | 'message' | 'confirmLabel'>;
}

/** Blocks leaving the page. Render it again whenever the state may have changed. */
export function CloseGuard({ read, send, question }: CloseGuardProps) {
  const work = read();
  const blocker = useLeaveBlocker({
    holds: () => read() !== 'none',
    // Another list or document on the same page does not leave the dialog.
    isLeaving: ({ current, next }) => current.pathname !== next.pathname,
  });
  const isBlocked = blocker.status === 'blocked';
  const goOn = useEffectEvent(() => {
    if (blocker.status !== 'blocked') return;
    if (work === 'none') blocker.proceed();
    // While saving, wait for the result.
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
