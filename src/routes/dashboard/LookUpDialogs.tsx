// The dialogs in which documents are completed from their DOIs, or get the DOI that they lack.
import { useEffect, useState } from 'react';
import { askToComplete } from '#src/features/lookUp/askToComplete.ts';
import { CompleteDialog } from '#src/features/lookUp/CompleteDialog.tsx';
import { FindDoiDialog } from '#src/features/lookUp/FindDoiDialog.tsx';
import type { LookUpRequest } from './DashboardContext.ts';

export interface LookUpDialogsProps {
  /** What is asked for; another object each time. */
  request: LookUpRequest;
  userId: string;
  /** Reviews the records that were found. */
  onFiles: (files: readonly File[]) => void;
}

/** Draws the dialog of the request. Give it a `key` for each request. */
export function LookUpDialogs({ request, userId, onFiles }: LookUpDialogsProps) {
  // A closed dialog stays drawn while it fades out.
  const [isOpen, setOpen] = useState(true);
  const [dois, setDois] = useState<string | null>(null);
  useEffect(() => {
    if (request.kind === 'complete') void askToComplete(request.documents).then(setDois);
  }, [request]);
  const close = () => {
    setOpen(false);
  };
  if (request.kind === 'findDoi')
    return <FindDoiDialog open={isOpen} userId={userId} document={request.document} onClose={close} />;
  return (
    dois !== null && (
      <CompleteDialog
        open={isOpen}
        dois={dois}
        onClose={close}
        onReferences={(file) => {
          close();
          onFiles([file]);
        }}
      />
    )
  );
}
