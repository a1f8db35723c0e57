// Shows and changes the groups of some documents: a check box for each group filled by hand, mixed where the documents differ. All changes are made at once on
// Done, so that mistakes can be corrected before, and are undone together.
import { type KeyboardEvent, Suspense, useId } from 'react';
import { statePath } from '#machines/statePath.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import type { DragPayload } from '../dragPayload.ts';
import { CloseGuard, type WorkInHand } from '../CloseGuard.tsx';
import { GroupBoxes } from './GroupBoxes.tsx';
import styles from './MembershipDialog.module.css';
import { useGroupMembership } from './useGroupMembership.ts';
import { membershipTexts } from './membershipTexts.ts';

const texts = membershipTexts.dialog;

export interface MembershipDialogProps {
  documents: DragPayload;
}

type Snapshot = ReturnType<typeof useGroupMembership>['snapshot'];

/** Renders the dialog until it is closed. Give it another `key` for each time that it is opened. */
export function MembershipDialog({ documents }: MembershipDialogProps) {
  const { actor, snapshot } = useGroupMembership(documents);
  const formId = useId();
  const { choices, newGroups, message } = snapshot.context;
  const isLoading = snapshot.matches('loading') || snapshot.matches('left');
  const isThere = !isLoading && !snapshot.matches('notLoaded');
  const save = () => {
    actor.send({ type: 'save' });
  };
  return (
    <>
      <Dialog
        open={snapshot.status === 'active'}
        title={texts.title(documents.name)}
        size="sm"
        state={statePath(snapshot.value)}
        locked={snapshot.matches('saving')}
        mayClose={() => {
          actor.send({ type: 'close' });
          return actor.getSnapshot().status === 'done';
        }}
        onClose={() => undefined}
        footer={
          <>
            <Button
              disabled={snapshot.matches('saving')}
              onClick={() => {
                actor.send({ type: 'close' });
              }}
            >
              {texts.cancel}
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              busy={snapshot.matches('saving')}
              busyLabel={texts.saving}
              disabled={!isThere}
            >
              {texts.done}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            save();
          }}
        >
          {snapshot.matches('notLoaded') && (
            <Notice
              tone="danger"
              role="alert"
              action={
                <Button
                  icon="reload"
                  onClick={() => {
                    actor.send({ type: 'retry' });
                  }}
                >
                  {texts.retry}
                </Button>
              }
            >
              {texts.notLoaded(message ?? '')}
            </Notice>
          )}
          {snapshot.matches({ choosing: 'refused' }) && (
            <Notice tone="danger" role="alert">
              {texts.refused(message ?? '')}
            </Notice>
          )}
          {snapshot.matches({ choosing: 'unanswered' }) && (
            <Notice tone="danger" role="alert">
              {texts.notAnswered(message ?? '')}
            </Notice>
          )}
          {isLoading && <Coming />}
          {isThere && (
            <Suspense fallback={<Coming />}>
              <GroupBoxes
                selection={documents.selection}
                choices={choices}
                newGroups={newGroups}
                onChoose={(groupId, choice) => {
                  actor.send({ type: 'chosen', groupId, choice });
                }}
                onName={(group) => {
                  actor.send({ type: 'named', group });
                }}
              />
            </Suspense>
          )}
        </form>
      </Dialog>
      <CloseGuard
        read={() => workOf(actor.getSnapshot())}
        send={(event) => {
          actor.send(event);
        }}
        question={texts.leave}
      />
    </>
  );
}

function workOf(snapshot: Snapshot): WorkInHand {
  if (snapshot.matches('choosing')) return Object.keys(snapshot.context.choices).length > 0 ? 'unsaved' : 'none';
  if (snapshot.matches('asking')) return 'asking';
  return snapshot.matches('saving') ? 'saving' : 'none';
}

/** The placeholder while the groups are loading. */
function Coming() {
  return (
    <div className={styles.coming} aria-busy="true">
      <Skeleton width={220} height={14} />
      <Skeleton width={160} height={14} />
      <Skeleton width={190} height={14} />
    </div>
  );
}
