// Completing documents by what is registered for their DOIs: the dialog, and what opens it. Both are loaded when they are first wanted.
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import { preload } from '#src/ui/preload.ts';

const CompleteDialog = lazy(() =>
  import('#src/features/lookUp/CompleteDialog.tsx').then((module) => ({ default: module.CompleteDialog })),
);

export interface Completion {
  complete: (documents: ActionTarget) => void;
  /** Stands on the page. */
  completion: ReactNode;
}

/** `onFiles` reviews the records that were found. */
export function useCompletion(onFiles: (files: readonly File[]) => void): Completion {
  // What was asked for last; `isOpen` ends first, so that the dialog can leave.
  const [asked, setAsked] = useState<{ dois: string; isOpen: boolean } | null>(null);
  const complete = useCallback((documents: ActionTarget) => {
    preload(import('#src/features/lookUp/askToComplete.ts'))
      .then(async ({ askToComplete }) => {
        const dois = await askToComplete(documents);
        if (dois !== null) setAsked({ dois, isOpen: true });
      })
      .catch(() => undefined);
  }, []);
  const close = () => {
    setAsked((before) => before && { ...before, isOpen: false });
  };
  const completion = asked && (
    <Suspense>
      <CompleteDialog
        key={asked.dois}
        open={asked.isOpen}
        dois={asked.dois}
        onClose={close}
        onReferences={(file) => {
          close();
          onFiles([file]);
        }}
      />
    </Suspense>
  );
  return { complete, completion };
}
