// The earlier versions of a document, field by field, with a way to restore them.
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { DocumentKind } from '#bibliography/documents.ts';
import { hasField } from '#bibliography/hiddenFields.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import { documentHistoryMachine } from '#machines/documentHistory/documentHistoryMachine.ts';
import type { FieldChange, HistoryPage, Revision } from '#machines/documentHistory/documentHistoryTypes.ts';
import { changesOf, type Sitting, sittingsOf } from '#machines/documentHistory/sittings.ts';
import { statePath } from '#machines/statePath.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { describeDevice } from '#src/ui/text/describeDevice.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { confirmDialog } from '#src/ui/dialog/askDialog.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import { describeValue, separatorOf } from '#src/features/reader/describeValue.ts';
import { Difference } from '#src/features/reader/Difference.tsx';
import { bringBackRevision } from '#src/features/documents/mutations/bringBackRevision.ts';
import { formatMomentLong, formatSpan } from '#src/features/documents/dates.ts';
import styles from './HistoryDialog.module.css';
import { readHistory } from './readHistory.ts';
import { historyTexts } from './historyTexts.ts';

export interface HistoryDialogProps {
  documentId: string;
  title: string;
  kind: DocumentKind;
}

/** Renders the dialog until it is closed. */
export function HistoryDialog({ documentId, title, kind }: HistoryDialogProps) {
  const environment = useRelayEnvironment();
  const { canWrite } = useLibrary();
  const [open, setOpen] = useState(true);
  const [snapshot, send] = useMachine(
    documentHistoryMachine.provide({
      actors: {
        loadPage: fromPromise<HistoryPage, { next: string | null }>(({ input: { next } }) =>
          readHistory(environment, documentId, next),
        ),
      },
    }),
  );
  const { revisions, next, message } = snapshot.context;
  const current = revisions[0]?.revision;
  const isLoading = snapshot.matches('loading');

  const bringBack = async ({ revision, at }: Revision) => {
    if (current === undefined) return;
    const { reason } = await confirmDialog({
      title: historyTexts.question.title,
      message: historyTexts.question.message(title, at === null ? null : formatMomentLong(at)),
      confirmLabel: historyTexts.question.confirm,
      busyLabel: historyTexts.question.busy,
      confirmAction: () => bringBackRevision({ environment }, documentId, revision),
    });
    if (reason === 'ok') setOpen(false);
  };

  return (
    <Dialog
      open={open}
      title={historyTexts.title}
      description={historyTexts.description(title)}
      size="lg"
      state={statePath(snapshot.value)}
      onClose={() => {
        setOpen(false);
      }}
    >
      <ol className={styles.revisions} aria-label={historyTexts.list} aria-busy={isLoading}>
        {sittingsOf(revisions).map((sitting) => (
          <Line
            key={sitting[0].revision}
            {...{ sitting, kind, current }}
            onBringBack={canWrite ? (each) => void bringBack(each) : null}
          />
        ))}
      </ol>
      {isLoading && (
        <div role="status" aria-label={historyTexts.loading} className={styles.coming}>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
        </div>
      )}
      {snapshot.matches('failed') && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button
              icon="reload"
              onClick={() => {
                send({ type: 'retry' });
              }}
            >
              {historyTexts.retry}
            </Button>
          }
        >
          {historyTexts.failed(message)}
        </Notice>
      )}
      {snapshot.matches('shown') && next !== null && (
        <Button
          onClick={() => {
            send({ type: 'more' });
          }}
        >
          {historyTexts.more}
        </Button>
      )}
      {snapshot.matches('shown') && next === null && revisions.length === 1 && (
        <p className={styles.how}>{historyTexts.unchanged}</p>
      )}
    </Dialog>
  );
}

interface LineProps {
  sitting: Sitting;
  kind: DocumentKind;
  /** The current revision of the document. */
  current: number | undefined;
  /** Null for people who may only read the library. */
  onBringBack: ((revision: Revision) => void) | null;
}

/** A change, or a sitting whose saves can be unfolded. */
function Line({ sitting, kind, current, onBringBack }: LineProps) {
  const [newest] = sitting;
  const oldest = sitting.at(-1) ?? newest;
  const changes = changesOf(sitting);
  return (
    <li className={styles.revision}>
      <div className={styles.head}>
        <h3 className={styles.when}>
          {newest.at === null || oldest.at === null ? (
            historyTexts.beforeHistory
          ) : (
            <time dateTime={newest.at}>{formatSpan(oldest.at, newest.at)}</time>
          )}
        </h3>
        <p className={styles.how}>
          {[
            historyTexts.actionBy(newest.action, newest.by?.name ?? null),
            sitting.length > 1 && historyTexts.saves(sitting.length),
            newest.userAgent !== null && describeDevice(newest.userAgent),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <WayBack revision={newest} {...{ current, onBringBack }} />
      {changes.length > 0 && <Changes kind={kind} changes={changes} />}
      {sitting.length > 1 && (
        <Disclosure
          summary={historyTexts.eachSave}
          note={changes.length > 0 ? undefined : historyTexts.noDifference}
          className={styles.saves}
        >
          <ol aria-label={historyTexts.saveList}>
            {sitting.map((revision) => (
              <li key={revision.revision} className={styles.revision}>
                <h4 className={styles.when}>
                  {revision.at !== null && <time dateTime={revision.at}>{formatMomentLong(revision.at)}</time>}
                </h4>
                <WayBack revision={revision} {...{ current, onBringBack }} />
                <Changes kind={kind} changes={revision.changes} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </li>
  );
}

/** Restores the document as it was after this change. */
function WayBack({
  revision,
  current,
  onBringBack,
}: Pick<LineProps, 'current' | 'onBringBack'> & { revision: Revision }) {
  if (revision.revision === current) return <span className={styles.how}>{historyTexts.current}</span>;
  if (!onBringBack) return null;
  return (
    <Button
      onClick={() => {
        onBringBack(revision);
      }}
    >
      {historyTexts.restore}
    </Button>
  );
}

function Changes({ kind, changes }: { kind: DocumentKind; changes: readonly FieldChange[] }) {
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <Change key={`${change.kind} ${change.name}`} kind={kind} change={change} />
      ))}
    </dl>
  );
}

/** A field that the kind lacks is described like that of a kind that has it. */
function Change({ kind, change }: { kind: DocumentKind; change: FieldChange }) {
  const { kind: known, name, before, after } = change;
  const description = known === null ? undefined : fieldOf(hasField(kind, { kind: known, name }) ? kind : known, name);
  const words = (json: string | null) => {
    const value: unknown = json === null ? null : JSON.parse(json);
    return name === 'kind' ? kindLabels[value as DocumentKind] : describeValue(description, value);
  };
  return (
    <div className={styles.change}>
      <dt className={styles.how}>{name === 'kind' ? historyTexts.kind : (description?.label ?? name)}</dt>
      <dd className={styles.value}>
        {after === null ? (
          <del>{words(before)}</del>
        ) : (
          <Difference
            before={words(before)}
            after={words(after)}
            separator={description && separatorOf(description)}
            standsAlone
          />
        )}
      </dd>
    </div>
  );
}
