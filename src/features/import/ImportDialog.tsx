// The dialog of an import: the content of the files, the progress, and remarks.
import type { ComponentType } from 'react';
import type { ImportContext, ImportReport } from '#machines/import/importTypes.ts';
import { duplicatesOf, isCompletion } from '#machines/import/decisions.ts';
import { statePath } from '#machines/statePath.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import type { ComparisonProps } from './ComparisonProps.ts';
import styles from './ImportDialog.module.css';
import { ImportDuplicates } from './ImportDuplicates.tsx';
import { ImportEntries } from './ImportEntries.tsx';
import { ImportFooter } from './ImportFooter.tsx';
import { type GroupToChoose, ImportGroupChoice } from './ImportGroupChoice.tsx';
import { ImportProgressBar } from './ImportProgressBar.tsx';
import { ImportRemarks } from './ImportRemarks.tsx';
import { importTexts as texts } from './importTexts.ts';
import type { ImportHandle } from './useImport.ts';

export interface ImportDialogProps {
  /** Keep it drawn when this becomes false: it has yet to leave. */
  open: boolean;
  handle: ImportHandle;
  Comparison: ComponentType<ComparisonProps>;
  /** The groups that are filled by hand. */
  groups: readonly GroupToChoose[];
  onChoose: () => void;
  onClose: () => void;
  /** Closes the dialog and looks for duplicates in the library. */
  onFindDuplicates: () => void;
}

/** Renders the dialog. */
export function ImportDialog({
  open,
  handle,
  Comparison,
  groups,
  onChoose,
  onClose,
  onFindDuplicates,
}: ImportDialogProps) {
  const { snapshot } = handle;
  const { files, skippedFiles, report } = snapshot.context;
  const isReview = snapshot.matches('review');
  const isImport = !isCompletion(snapshot.context);
  return (
    <Dialog
      open={open}
      size="lg"
      onClose={onClose}
      state={statePath(snapshot.value)}
      title={
        isImport ? texts.title(report?.files ?? (files.length > 0 ? files : skippedFiles)) : texts.titleOfCompletion
      }
      description={report && isImport ? texts.description(report) : undefined}
      footer={<ImportFooter handle={handle} onChoose={onChoose} onClose={onClose} />}
    >
      <div className={styles.body}>
        <ImportState handle={handle} onFindDuplicates={onFindDuplicates} />
        {snapshot.matches({ choosing: 'refused' }) && (
          <Notice tone="danger" role="alert">
            {texts.refused(snapshot.context)}
          </Notice>
        )}
        {report && (
          <>
            {isImport && !snapshot.matches({ cancelled: 'takenBack' }) && (
              <Figures context={snapshot.context} report={report} isReview={isReview} />
            )}
            {isReview && isImport && report.entries > 0 && <p className={styles.kinds}>{texts.contents(report)}</p>}
            {isReview && isImport && report.entries > 0 && <ImportGroupChoice handle={handle} groups={groups} />}
            {snapshot.matches({ review: 'alike' }) && <ImportDuplicates handle={handle} Comparison={Comparison} />}
            {isReview && report.entries > 0 && <ImportEntries handle={handle} />}
            {skippedFiles.length > 0 && (
              <Notice tone="warning">
                <ul aria-label={texts.skippedFiles}>
                  {skippedFiles.map((file, index) => (
                    <li key={index}>{texts.skippedFile(file)}</li>
                  ))}
                </ul>
              </Notice>
            )}
            <ImportRemarks {...texts.skipped} items={report.problems} files={report.files} />
            <ImportRemarks {...texts.groupWarnings} items={report.groupRemarks} files={report.files} />
            <ImportRemarks {...texts.warnings} items={report.remarks} files={report.files} />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface FiguresProps {
  context: ImportContext;
  report: ImportReport;
  isReview: boolean;
}

function Figures({ context, report, isReview }: FiguresProps) {
  const { entries, problems, remarks } = report;
  if (entries + problems.length === 0) return null;
  const withWarning = new Set(remarks.map(({ file, line }) => `${file} ${line}`)).size;
  return (
    <dl className={styles.figures}>
      <Figure name={texts.figures.entries} value={entries} />
      {isReview ? (
        <Figure name={texts.figures.duplicates} value={duplicatesOf(context).length} />
      ) : (
        <Figure name={texts.figures.added} value={context.added} />
      )}
      <Figure name={texts.figures.warnings} value={withWarning} />
      <Figure name={texts.figures.skipped} value={problems.length} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value.toLocaleString('en')}</dd>
    </div>
  );
}

interface ImportStateProps {
  handle: ImportHandle;
  onFindDuplicates: () => void;
}

/** One line, and while something is under way a bar. How it ended is spoken by the host of the import, in the dialog and out of it. */
function ImportState({ handle: { actor, snapshot }, onFindDuplicates }: ImportStateProps) {
  const { name } = useLibrary();
  const { context } = snapshot;
  const { report, ids, message, duplicates, plan } = context;
  const total = report?.entries ?? 0;
  const progress = texts.progress(context);
  if (snapshot.matches('parsing')) return <ImportProgressBar label={texts.reading} />;
  if (snapshot.matches('checking')) return <ImportProgressBar label={texts.checking} />;
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
            {texts.tryAgain}
          </Button>
        }
      >
        {isCompletion(context) ? texts.notCompared(message ?? '') : texts.notChecked(message ?? '')}
      </Notice>
    );
  }
  if (snapshot.matches('sending') || snapshot.matches('grouping')) {
    const isStopping = snapshot.matches({ sending: 'stopping' }) || snapshot.matches({ grouping: 'stopping' });
    const label = snapshot.matches('grouping') ? texts.addingGroups : total > 0 ? texts.adding : texts.addingRest;
    return (
      <ImportProgressBar
        label={isStopping ? texts.stopping : label}
        figures={progress}
        {...(snapshot.matches('sending') && total > 0 && { value: ids.length, max: total })}
        // The stop button is here and not in the footer, so that nobody who wants to stop presses the button that appears there when the import ends.
        onStop={() => {
          actor.send({ type: 'import.cancel' });
        }}
        isStopping={isStopping}
      />
    );
  }
  if (snapshot.matches('failed')) {
    return (
      <Notice tone="danger" role="alert">
        {texts.failed(context)}
      </Notice>
    );
  }
  if (snapshot.matches('groupsFailed')) {
    return (
      <Notice tone="danger" role="alert">
        {texts.groupsFailed(context)}
      </Notice>
    );
  }
  if (snapshot.matches('done')) {
    const handled = new Set(plan.map(({ entry }) => entry));
    const kept = duplicates.filter(({ entry }) => !handled.has(entry)).length;
    return (
      <>
        <Notice tone="success">{texts.done(context, name)}</Notice>
        {kept > 0 && (
          <Notice action={<Button onClick={onFindDuplicates}>{texts.findDuplicates}</Button>}>
            {texts.duplicatesKept(kept)}
          </Notice>
        )}
      </>
    );
  }
  if (snapshot.matches({ cancelled: 'takenBack' })) return <Notice>{texts.undone(context, name)}</Notice>;
  if (snapshot.matches({ cancelled: 'notTakenBack' })) return <Notice tone="danger">{texts.notUndone(context)}</Notice>;
  if (snapshot.matches('cancelled')) return <Notice tone="warning">{texts.stopped(context, name)}</Notice>;
  return null;
}
