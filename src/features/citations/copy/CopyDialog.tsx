// The dialog in which people choose how documents are copied, or copy by hand what the browser refused to copy.
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { statePath } from '#machines/statePath.ts';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { CopyBody, CopyFooter } from './CopyBody.tsx';
import styles from './CopyDialog.module.css';
import { copyTexts } from './copyTexts.ts';
import { LibraryStyle } from './LibraryStyle.tsx';
import { RefusedBody, RefusedFooter } from './RefusedBody.tsx';
import type { CitingActor } from './startCiting.ts';

const texts = copyTexts.dialog;

export interface CopyDialogProps {
  actor: CitingActor;
  documents: Pick<ExportedDocuments, 'name' | 'count'>;
  /** The dialog has faded out. */
  onGone: () => void;
}

/** Renders the dialog. It closes by itself once the text is copied, which a message reports. */
export function CopyDialog({ actor, documents, onGone }: CopyDialogProps) {
  const snapshot = useSelector(actor, (each) => each);
  const handle = { actor, snapshot };
  const isRefused = snapshot.matches('refused');
  return (
    <Dialog
      open={snapshot.status === 'active'}
      title={isRefused ? texts.refusedTitle : texts.title(documents.name)}
      size={isRefused ? 'md' : 'lg'}
      form={isRefused ? 'window' : 'form'}
      state={statePath(snapshot.value)}
      onClose={() => {
        actor.send({ type: 'cancel' });
      }}
      onGone={onGone}
      footer={isRefused ? <RefusedFooter handle={handle} /> : <CopyFooter handle={handle} />}
    >
      {isRefused ? (
        <RefusedBody handle={handle} />
      ) : (
        <CopyBody
          handle={handle}
          documents={documents}
          style={
            <Suspense fallback={<div className={styles.style} />}>
              <LibraryStyle
                onChange={(style) => {
                  const { choice } = actor.getSnapshot().context;
                  actor.send({ type: 'choice.changed', choice: { ...choice, style }, isTyped: false });
                }}
              />
            </Suspense>
          }
        />
      )}
    </Dialog>
  );
}
