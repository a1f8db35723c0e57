// What is in the file, how far it is, and what there is to know about it.
import type { ComponentType } from 'react';
import { documentKinds } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Progress } from '#src/ui/progress/Progress.tsx';
import type { ImportReport } from '#machines/import/importTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { contentsBeside, titleOf } from './contents.ts';
import { groupsNotIn } from './countedGroups.ts';
import type { ComparisonProps } from './ComparisonProps.ts';
import styles from './ImportDialog.module.css';
import { ImportDuplicates } from './ImportDuplicates.tsx';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportRemarks } from './ImportRemarks.tsx';
import type { ImportHandle } from './useImport.ts';
import { farOfEntries, wordsOfDone, wordsOfStopped, wordsOfTakenBack, wordsOfThere } from './wordsOfDone.ts';

export interface ImportDialogProps {
  /** Keep it drawn when this becomes false: it has yet to leave. */
  open: boolean;
  handle: ImportHandle;
  Comparison: ComponentType<ComparisonProps>;
  onChoose: () => void;
  onClose: () => void;
}

const dialects = { bibtex: 'BibTeX', biblatex: 'BibLaTeX' } as const;

/** "66 KB", "1.3 MB". */
function formatSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Draws the dialog. */
export function ImportDialog({ open, handle, Comparison, onChoose, onClose }: ImportDialogProps) {
  const { snapshot } = handle;
  const { file, report, added, message } = snapshot.context;
  const total = report?.entries ?? 0;
  const withRemark = new Set(report?.remarks.map(({ line }) => line)).size;
  return (
    <Dialog
      open={open}
      size="lg"
      onClose={onClose}
      state={statePath(snapshot.value)}
      title={file ? `Import ${file.name}` : 'Import a file'}
      description={
        report && file
          ? `${titleOf(report)}, ${formatSize(file.size)}, ${dialects[report.dialect]}. ${keptOf(report)}`
          : undefined
      }
      footer={<ImportFooter handle={handle} onChoose={onChoose} onClose={onClose} />}
    >
      <div className={styles.body}>
        <StateOfIt handle={handle} />
        {report && (
          <>
            {total + report.problems.length > 0 && (
              <dl className={styles.figures}>
                <Figure name="Read" value={total} />
                <Figure name="Added" value={added} />
                <Figure name="With a remark" value={withRemark} />
                <Figure name="Not read" value={report.problems.length} />
              </dl>
            )}
            {snapshot.matches('review') && total > 0 && <p className={styles.kinds}>{contentsOf(report)}</p>}
            {snapshot.matches({ review: 'alike' }) && <ImportDuplicates handle={handle} Comparison={Comparison} />}
            <ImportRemarks title="Not read" items={report.problems} hint="the rest is not touched by it" />
            <ImportRemarks
              title="Remarks on groups"
              items={report.groupRemarks}
              hint="all other groups come in as they are"
            />
            <ImportRemarks
              title="Remarks"
              items={report.remarks}
              hint={report.problems.length === 0 ? 'nothing was refused' : 'imported all the same'}
            />
          </>
        )}
        {!report && message !== null && (
          <Notice tone="danger" role="alert">
            {message} Nothing was added.
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** What becomes of all that. */
function keptOf({ entries }: ImportReport): string {
  return entries === 0
    ? 'It comes into your library as it is, and goes out with its exports.'
    : 'Nothing is lost: fields this library has no place for are kept as they are.';
}

/** How many of each kind, and what is beside them. */
function contentsOf(report: ImportReport): string {
  return [
    ...documentKinds
      .filter((kind) => report.byKind[kind] > 0)
      .map((kind) => `${kindLabels[kind]} ${report.byKind[kind].toLocaleString('en')}`),
    ...contentsBeside(report),
  ].join(' · ');
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value.toLocaleString('en')}</dd>
    </div>
  );
}

/** One line, and where it is under way a bar. How it ended is spoken by the host of the import, in the dialog and out of it. */
function StateOfIt({ handle: { actor, snapshot } }: { handle: ImportHandle }) {
  const { report, ids, message } = snapshot.context;
  const total = report?.entries ?? 0;
  const far = farOfEntries(snapshot.context);
  const figures = far !== '' && <span className={styles.done}>{far} done</span>;
  if (snapshot.matches('parsing')) {
    return (
      <div className={styles.progress}>
        <p className={styles.step}>Reading the file</p>
        <Progress label="Reading the file" />
      </div>
    );
  }
  if (snapshot.matches('checking')) {
    return (
      <div className={styles.progress}>
        <p className={styles.step}>Looking for what is in your library already</p>
        <Progress label="Looking for what is in your library already" />
      </div>
    );
  }
  if (snapshot.matches({ review: 'unchecked' })) {
    return (
      <Notice
        tone="warning"
        role="alert"
        action={
          <Button
            icon="reload"
            onClick={() => {
              actor.send({ type: 'import.check' });
            }}
          >
            Try again
          </Button>
        }
      >
        What of this is in your library already could not be found out: {message}. Nothing was added. You can add all of
        it now, and find duplicates later.
      </Notice>
    );
  }
  if (snapshot.matches('sending')) {
    return (
      <div className={styles.progress}>
        <p className={styles.step}>
          {snapshot.matches({ sending: 'stopping' })
            ? 'Stopping'
            : `Adding ${total > 0 ? 'documents' : 'what it holds'}`}
          {figures}
        </p>
        {total > 0 ? (
          <Progress label="Documents added" value={ids.length} max={total} />
        ) : (
          <Progress label="Adding what it holds" />
        )}
      </div>
    );
  }
  if (snapshot.matches('grouping')) {
    return (
      <div className={styles.progress}>
        <p className={styles.step}>
          {snapshot.matches({ grouping: 'stopping' }) ? 'Stopping' : 'Adding groups'}
          {figures}
        </p>
        <Progress label="Adding groups" />
      </div>
    );
  }
  const goOn = (
    <Button
      // Who has stopped it was at a button that is gone.
      autoFocus={snapshot.matches('cancelled')}
      icon="reload"
      onClick={() => {
        actor.send({ type: 'import.resume' });
      }}
    >
      Go on
    </Button>
  );
  if (snapshot.matches('failed') || snapshot.matches('groupsFailed')) {
    return (
      <Notice tone="danger" role="alert" action={goOn}>
        {snapshot.matches('failed')
          ? `Stopped${far === '' ? '' : ` after ${far}`}: ${message ?? ''}. What was added is safe; going on adds nothing twice.`
          : `${total > 0 ? 'All documents are in. ' : ''}${groupsNotIn(snapshot.context)} ${message ?? ''}. Going on adds nothing twice.`}
      </Notice>
    );
  }
  if (snapshot.matches('done')) {
    return <Notice tone="success">{wordsOfDone(snapshot.context)}</Notice>;
  }
  if (snapshot.matches({ cancelled: 'takenBack' })) {
    return <Notice>{wordsOfTakenBack(snapshot.context)}</Notice>;
  }
  if (snapshot.matches({ cancelled: 'notTakenBack' })) {
    return (
      <Notice tone="danger">
        Not all of it was taken back: {message}. What is in your library is safe; taking back once more does nothing
        twice.
      </Notice>
    );
  }
  if (snapshot.matches('cancelled')) {
    return (
      <Notice tone="warning" action={snapshot.can({ type: 'import.resume' }) ? goOn : undefined}>
        {message === null ? '' : `${message}. `}
        {wordsOfStopped(snapshot.context)}
        {wordsOfThere(snapshot.context)} {groupsNotIn(snapshot.context)}
      </Notice>
    );
  }
  return null;
}
