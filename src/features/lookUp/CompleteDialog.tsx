// Completes documents of the library: looks up their DOIs, and hands the records to the review of the import.
import { useEffect } from 'react';
import { statePath } from '#machines/statePath.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { LookUpBody } from './LookUpBody.tsx';
import styles from './LookUpBox.module.css';
import { lookUpTexts } from './lookUpTexts.ts';
import { useLookUp } from './useLookUp.ts';

const texts = lookUpTexts.complete;

export interface CompleteDialogProps {
  /** Keep it drawn when this becomes false: it has yet to leave. */
  open: boolean;
  /** The DOIs of the documents, one a line. Others need another `key`. */
  dois: string;
  onClose: () => void;
  /** Takes the records, as a file to review. */
  onReferences: (file: File) => void;
}

/** Draws the dialog, and starts at once: the person has asked for it. */
export function CompleteDialog({ open, dois, onClose, onReferences }: CompleteDialogProps) {
  const handle = useLookUp(dois, onReferences);
  const { actor, snapshot } = handle;
  useEffect(() => {
    actor.send({ type: 'lookUp.start' });
  }, [actor]);
  return (
    <Dialog
      open={open}
      title={texts.title}
      description={texts.description}
      state={statePath(snapshot.value)}
      onClose={onClose}
    >
      <div className={styles.box}>
        <LookUpBody handle={handle} />
      </div>
    </Dialog>
  );
}
