// In which groups some documents are, and are to be: a box for each group that is filled by hand, half ticked where the documents differ.
// What is chosen is done in one go, so that a slip costs nothing, and can be taken back in one go.
import { useMachine } from '@xstate/react';
import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useId } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery } from 'relay-runtime';
import { fromPromise } from 'xstate';
import { groupMembershipMachine } from '#machines/groupMembership/groupMembershipMachine.ts';
import type {
  ApplyInput,
  ApplyOutcome,
  MakeGroupInput,
  MakeGroupOutcome,
} from '#machines/groupMembership/groupMembershipTypes.ts';
import { statePath } from '#machines/statePath.ts';
import type { membershipQuery as MembershipQuery } from '#src/__generated__/membershipQuery.graphql.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import type { CarriedDocuments } from '../carried.ts';
import { createGroup } from '../mutations/createGroup.ts';
import { applyMembership } from './applyMembership.ts';
import { GroupBoxes } from './GroupBoxes.tsx';
import { groupName } from '../data/knownTree.ts';
import styles from './MembershipDialog.module.css';
import { membershipQuery } from './membershipQuery.ts';

export interface MembershipDialogProps {
  documents: CarriedDocuments;
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** Draws the dialog. Give it another `key` for other documents. */
export function MembershipDialog({ documents, userId, open, onClose }: MembershipDialogProps) {
  const environment = useRelayEnvironment();
  const formId = useId();
  const load = async () => {
    const { selection } = documents;
    await fetchQuery<MembershipQuery>(
      environment,
      membershipQuery,
      { selection },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return undefined;
  };
  const [snapshot, send] = useMachine(
    groupMembershipMachine.provide({
      actors: {
        load: fromPromise(load),
        apply: fromPromise<ApplyOutcome, ApplyInput>(async ({ input: { choices } }) => {
          const outcome = await applyMembership({ environment, userId }, documents, choices, (id) =>
            groupName(environment, id),
          );
          // What was done before it failed is shown as it is now.
          if (outcome.kind === 'refused') await load().catch(() => undefined);
          return outcome;
        }),
        makeGroup: fromPromise<MakeGroupOutcome, MakeGroupInput>(({ input: { name } }) =>
          createGroup({ environment, userId }, { name, explicitGroup: { keywordDelimiter: ',', documentIds: [] } }),
        ),
      },
    }),
  );
  const isSaved = snapshot.matches('saved');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSaved) close();
  }, [isSaved]);

  const { choices, message } = snapshot.context;
  const save = () => {
    send({ type: 'save' });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Groups of ${documents.name}`}
      size="sm"
      state={statePath(snapshot.value)}
      held={snapshot.matches('saving')}
      footer={(end) => (
        <>
          <Button
            onClick={() => {
              end('cancel');
            }}
          >
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={snapshot.matches('saving')}
            busyLabel="Saving…"
            disabled={snapshot.matches('loading') || snapshot.matches('notLoaded')}
          >
            Done
          </Button>
        </>
      )}
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
                  send({ type: 'retry' });
                }}
              >
                Try again
              </Button>
            }
          >
            The groups could not be loaded: {message}. Nothing was changed.
          </Notice>
        )}
        {snapshot.matches({ choosing: 'refused' }) && (
          <Notice tone="danger" role="alert">
            {message}. What you chose is still ticked; press Done to try again.
          </Notice>
        )}
        {snapshot.matches('loading') && <Coming />}
        {!snapshot.matches('loading') && !snapshot.matches('notLoaded') && (
          <Suspense fallback={<Coming />}>
            <GroupBoxes
              selection={documents.selection}
              choices={choices}
              making={snapshot.matches('making')}
              onChoose={(groupId, choice) => {
                send({ type: 'chosen', groupId, choice });
              }}
              onMake={(name) => {
                send({ type: 'make', name });
              }}
            />
          </Suspense>
        )}
      </form>
    </Dialog>
  );
}

/** The shape of what is coming. */
function Coming() {
  return (
    <div className={styles.coming} aria-busy="true">
      <Skeleton width={220} height={14} />
      <Skeleton width={160} height={14} />
      <Skeleton width={190} height={14} />
    </div>
  );
}
