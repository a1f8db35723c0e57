// An import ends with the page it is on: nobody leaves one that is under way unasked, and what is stopped is stopped cleanly.
import { useEffect, useEffectEvent } from 'react';
import { waitFor } from 'xstate';
import { useConfirmDialog } from '#src/ui/dialog/useConfirmDialog.ts';
import { useLeaveBlocker } from '#src/ui/leave/useLeaveBlocker.ts';
import { importTexts } from './importTexts.ts';
import type { ImportHandle } from './useImport.ts';

const texts = importTexts.leave;

/** Stands guard while something is under way. */
export function ImportLeaveGuard({ handle: { actor, snapshot } }: { handle: ImportHandle }) {
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  const blocker = useLeaveBlocker({
    holds: isBusy,
    // Another list or document is no leaving.
    isLeaving: ({ current, next }) => current.pathname !== next.pathname,
  });
  const blocked = blocker.status === 'blocked';
  const busy = snapshot.hasTag('busy');
  const goOn = useEffectEvent(() => {
    if (blocker.status !== 'blocked' || busy) return;
    if (snapshot.context.message === null) blocker.proceed();
    else {
      // It went wrong meanwhile: who left now would never know.
      blocker.reset();
      actor.send({ type: 'import.open' });
    }
  });
  useEffect(() => {
    goOn();
  }, [blocked, busy]);

  useConfirmDialog(
    // An undo is waited for: half of it helps nobody.
    blocked && busy && !snapshot.matches({ cancelled: 'takingBack' }),
    {
      title: texts.title,
      message: texts.message,
      confirmLabel: texts.confirm,
      busyLabel: texts.busy,
      cancelLabel: texts.cancel,
      tone: 'danger',
      confirmAction: async () => {
        actor.send({ type: 'import.cancel' });
        await waitFor(actor, (each) => !each.hasTag('busy'));
      },
    },
    (stopped) => {
      if (!stopped) blocker.reset?.();
    },
  );
  return null;
}
