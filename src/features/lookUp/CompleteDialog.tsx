// Completes documents of the library: looks up their DOIs, and hands over each record for review, with the documents that it completes.
import { useEffect } from 'react';
import { identifierKey } from '#bibliography/lookUp/readIdentifiers.ts';
import type { ChosenFile } from '#machines/import/importTypes.ts';
import type { ChosenRecord } from '#machines/lookUp/lookUpTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Progress } from '#src/ui/progress/Progress.tsx';
import { LookUpBody } from './LookUpBody.tsx';
import styles from './LookUpBox.module.css';
import { lookUpTexts } from './lookUpTexts.ts';
import type { Completable, CompletableWork } from './readCompletable.ts';
import { recordsFile } from './recordsFile.ts';
import { useLookUp } from './useLookUp.ts';

const texts = lookUpTexts.complete;

export interface CompleteDialogProps {
  /** Keep it drawn when this becomes false: it has yet to leave. */
  open: boolean;
  /** Null while it is being read. */
  completable: Completable | null;
  onClose: () => void;
  /** Takes the records, as a file to review. */
  onReferences: (file: ChosenFile) => void;
}

/** Renders the dialog. Other documents need another `key`. */
export function CompleteDialog({ open, completable, onClose, onReferences }: CompleteDialogProps) {
  return (
    <Dialog
      open={open}
      title={texts.title}
      description={completable ? texts.description(completable) : undefined}
      onClose={onClose}
    >
      {completable ? (
        <CompleteLookUp open={open} works={completable.works} onReferences={onReferences} />
      ) : (
        <Progress label={texts.reading} labelShown />
      )}
    </Dialog>
  );
}

interface CompleteLookUpProps extends Pick<CompleteDialogProps, 'open' | 'onReferences'> {
  works: readonly CompletableWork[];
}

/** Looks the works up at once, for the person has asked for it, and stops when the dialog is closed. */
function CompleteLookUp({ open, works, onReferences }: CompleteLookUpProps) {
  const handle = useLookUp({ identifiers: works.map(({ identifier }) => identifier) }, (ready) => {
    if (ready.type === 'records.ready') onReferences(fileOf(ready.records, works));
  });
  const { actor, snapshot } = handle;
  useEffect(() => {
    if (!open) actor.send({ type: 'lookUp.stop' });
  }, [actor, open]);
  return (
    <div className={styles.box} data-state={statePath(snapshot.value)}>
      <LookUpBody handle={handle} off={texts.off} />
    </div>
  );
}

/** The records with one entry for each document, so that duplicates in the library are each completed. */
function fileOf(records: readonly ChosenRecord[], works: readonly CompletableWork[]): ChosenFile {
  const documentIds = new Map(works.map((work) => [identifierKey(work.identifier), work.documentIds]));
  const completions = records.flatMap(({ identifier, entry }) =>
    (documentIds.get(identifierKey(identifier)) ?? []).map((documentId) => ({ documentId, entry })),
  );
  const file = recordsFile(completions.map(({ entry }) => entry));
  return {
    name: file.name,
    size: file.size,
    arrayBuffer: () => file.arrayBuffer(),
    completes: completions.map(({ documentId }) => documentId),
  };
}
