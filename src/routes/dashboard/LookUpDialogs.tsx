// The dialogs in which documents are completed from their DOIs, or get the DOI that they lack.
import { useEffect, useState } from 'react';
import type { ChosenFile } from '#machines/import/importTypes.ts';
import { askToComplete } from '#src/features/lookUp/askToComplete.ts';
import { CompleteDialog } from '#src/features/lookUp/CompleteDialog.tsx';
import { FindDoiDialog } from '#src/features/lookUp/FindDoiDialog.tsx';
import type { Completable } from '#src/features/lookUp/readCompletable.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import type { LookUpRequest } from './DashboardContext.ts';

export interface LookUpDialogsProps {
  /** The request; another object each time. */
  request: LookUpRequest;
  /** Reviews the records that were found. */
  onFiles: (files: readonly ChosenFile[]) => void;
}

/** Renders the dialog of the request. Give it a `key` for each request. */
export function LookUpDialogs({ request, onFiles }: LookUpDialogsProps) {
  const environment = useRelayEnvironment();
  // A closed dialog stays rendered while it fades out.
  const [isOpen, setOpen] = useState(true);
  const [completable, setCompletable] = useState<Completable | null>(null);
  useEffect(() => {
    if (request.kind !== 'complete' || !isOpen) return undefined;
    const asking = new AbortController();
    void askToComplete(environment, request.documents, asking.signal).then((found) => {
      setCompletable(found);
      // The reason has been reported already.
      if (!found) setOpen(false);
    });
    return () => {
      asking.abort();
    };
  }, [environment, request, isOpen]);
  const close = () => {
    setOpen(false);
  };
  if (request.kind === 'findDoi') return <FindDoiDialog open={isOpen} document={request.document} onClose={close} />;
  return (
    <CompleteDialog
      open={isOpen}
      completable={completable}
      onClose={close}
      onReferences={(file) => {
        close();
        onFiles([file]);
      }}
    />
  );
}
