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
import { countedGroups, groupsNotIn, groupsOfIt, wordsOfLeft } from './countedGroups.ts';
import type { ComparisonProps } from './ComparisonProps.ts';
import styles from './ImportDialog.module.css';
import { ImportDuplicates } from './ImportDuplicates.tsx';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportRemarks } from './ImportRemarks.tsx';
import type { ImportHandle } from './useImport.ts';
import { wordsOfThere } from './wordsOfDone.ts';

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

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

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
          ? `${count(total, 'entry', 'entries')}, ${formatSize(file.size)}, ${dialects[report.dialect]}. Nothing is lost: fields this library has no place for are kept as they are.`
          : undefined
      }
      footer={<ImportFooter handle={handle} onChoose={onChoose} onClose={onClose} />}
    >
      <div className={styles.body}>
        <StateOfIt handle={handle} />
        {report && (
          <>
            <dl className={styles.figures}>
              <Figure name="Read" value={total} />
              <Figure name="Added" value={added} />
              <Figure name="With a remark" value={withRemark} />
              <Figure name="Not read" value={report.problems.length} />
            </dl>
            {snapshot.matches('review') && <p className={styles.kinds}>{contentsOf(report)}</p>}
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

/** How many of each kind, and how many groups. */
function contentsOf(report: ImportReport): string {
  return [
    ...documentKinds
      .filter((kind) => report.byKind[kind] > 0)
      .map((kind) => `${kindLabels[kind]} ${report.byKind[kind].toLocaleString('en')}`),
    ...(report.groups > 0 ? [countedGroups(report.groups)] : []),
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
  const { report, ids, added, message } = snapshot.context;
  const total = report?.entries ?? 0;
  const figures = (
    <span className={styles.done}>
      <strong>{ids.length.toLocaleString('en')}</strong> of {total.toLocaleString('en')} done
    </span>
  );
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
          {snapshot.matches({ sending: 'stopping' }) ? 'Stopping' : 'Adding documents'}
          {figures}
        </p>
        <Progress label="Documents added" value={ids.length} max={total} />
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
          ? `Stopped after ${ids.length} of ${total}: ${message ?? ''}. What was added is safe; going on adds nothing twice.`
          : `All documents are in. ${groupsNotIn(snapshot.context)} ${message ?? ''}. Going on adds nothing twice.`}
      </Notice>
    );
  }
  if (snapshot.matches('done')) {
    return (
      <Notice tone="success">
        {count(added, 'document was', 'documents were')} added to your library.
        {wordsOfThere(snapshot.context)}
        {groupsOfIt(snapshot.context)}
      </Notice>
    );
  }
  if (snapshot.matches({ cancelled: 'takenBack' })) {
    const left = wordsOfLeft(snapshot.context);
    return (
      <Notice>
        What this file added is in the trash now
        {left === '' ? ', and your library is as it was.' : `, and all else is as it was. ${left}`}
      </Notice>
    );
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
        Stopped: {snapshot.context.unanswered ? 'at least ' : ''}
        {count(added, 'document was', 'documents were')} added of {total.toLocaleString('en')}.
        {wordsOfThere(snapshot.context)} {groupsNotIn(snapshot.context)}
      </Notice>
    );
  }
  return null;
}
