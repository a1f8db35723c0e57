// Nobody leaves typed text behind unasked: what can be saved is saved on the way out, and only what cannot is asked about.
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { normalizeSearch } from '../search.ts';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

/** Stands guard while something is unsaved. */
export function LeaveGuard({
  editor: { actor, snapshot, unsaved },
  isNew,
}: {
  editor: DocumentEditorHandle;
  isNew: boolean;
}) {
  const blocker = useBlocker({
    // Another search or order beside the same document is no leaving.
    shouldBlockFn: ({ current, next }) =>
      actor.getSnapshot().hasTag('unsaved') &&
      (current.pathname !== next.pathname || documentOf(current.search) !== documentOf(next.search)),
    enableBeforeUnload: () => actor.getSnapshot().hasTag('unsaved'),
    withResolver: true,
  });
  const blocked = blocker.status === 'blocked';
  const onItsWay = !isNew && (snapshot.matches('dirty') || snapshot.matches('saving'));
  const goOn = useEffectEvent(() => {
    if (blocker.status !== 'blocked') return;
    if (!unsaved) blocker.proceed();
    else if (!isNew && snapshot.matches('dirty')) actor.send({ type: 'save' });
  });
  useEffect(() => {
    goOn();
  }, [blocked, unsaved, snapshot]);

  return (
    <Dialog
      open={blocked && !onItsWay && unsaved}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      size="sm"
      title={isNew ? 'This document is not added yet' : 'Some changes are not saved'}
      description={
        isNew
          ? 'If you leave now, what you typed is lost.'
          : 'They are kept as long as you stay here. If you leave now, they are lost; everything else is saved.'
      }
      footer={
        <>
          <Button
            size="lg"
            variant="danger"
            onClick={() => {
              actor.send({ type: 'discard' });
              blocker.proceed?.();
            }}
          >
            {isNew ? 'Discard it' : 'Discard the changes'}
          </Button>
          <Button size="lg" variant="primary" data-autofocus onClick={() => blocker.reset?.()}>
            Stay here
          </Button>
        </>
      }
    />
  );
}

function documentOf(search: unknown): string | undefined {
  return typeof search === 'object' && search !== null ? normalizeSearch({ ...search }).document : undefined;
}
