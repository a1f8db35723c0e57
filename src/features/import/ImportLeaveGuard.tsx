// An import ends with the page it is on: nobody leaves one that is under way unasked, and what is stopped is stopped cleanly.
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { waitFor } from 'xstate';
import { confirmDialog, preloadDialogs } from '#src/ui/dialog/askDialog.tsx';
import type { ImportHandle } from './useImport.ts';

/** Stands guard while something is under way. */
export function ImportLeaveGuard({ handle: { actor, snapshot } }: { handle: ImportHandle }) {
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  const blocker = useBlocker({
    // Another list or document is no leaving.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isBusy(),
    enableBeforeUnload: isBusy,
    withResolver: true,
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

  // When the question is wanted, the network may be what is missing.
  useEffect(preloadDialogs, []);
  // What is taken back is waited for: nobody wants that half done.
  const asking = blocked && busy && !snapshot.matches({ cancelled: 'takingBack' });
  const stay = useEffectEvent(() => blocker.reset?.());
  useEffect(() => {
    if (!asking) return;
    const settled = new AbortController();
    const { signal } = settled;
    confirmDialog({
      title: 'The import is still under way',
      message: 'If you leave your library now, it stops. What was added until then stays in your library.',
      confirmLabel: 'Stop and leave',
      busyLabel: 'Stopping…',
      cancelLabel: 'Stay here',
      tone: 'danger',
      signal,
      confirmAction: async () => {
        actor.send({ type: 'import.cancel' });
        await waitFor(actor, (each) => !each.hasTag('busy'));
      },
    }).then(
      ({ reason }) => {
        if (!signal.aborted && reason !== 'ok') stay();
      },
      // It cannot be asked: nothing is lost by staying.
      () => {
        stay();
      },
    );
    return () => {
      settled.abort();
    };
  }, [asking, actor]);
  return null;
}
