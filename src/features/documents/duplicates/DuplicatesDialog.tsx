// Looks for duplicates in the library: two by two they stand side by side, to be merged, kept or skipped.
import { Suspense, useEffect, useEffectEvent } from 'react';
import { shownPair } from '#machines/duplicates/duplicatesMachine.ts';
import type { DuplicatesContext } from '#machines/duplicates/duplicatesTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import { without } from '../searchSteps.ts';
import { useLibraryNavigation } from '../useLibraryNavigation.ts';
import styles from './DuplicatesDialog.module.css';
import { PairComparison } from './PairComparison.tsx';
import { useDuplicates } from './useDuplicates.ts';

/** Draws the dialog until it is done with. Give it another `key` to look once more. */
export function DuplicatesDialog({ userId }: { userId: string }) {
  const go = useLibraryNavigation();
  const { actor, snapshot } = useDuplicates(userId, ([, gone]) => {
    // What is in the trash is not open beside the list any more.
    go((before) => (before.document === gone ? without(before, 'document') : before), { replace: true });
  });
  const { context } = snapshot;
  const { message } = context;
  const isWriting = snapshot.matches('merging') || snapshot.matches('separating');
  const isShown = snapshot.matches('comparing') || isWriting;
  const hasPair = isShown || snapshot.matches('fetching') || snapshot.matches('notFetched');
  const say = useEffectEvent(() => {
    if (snapshot.matches('finished')) announce(endWords(context));
    else if (snapshot.matches({ comparing: 'resting' })) announce('Two documents that are likely the same');
  });
  const state = statePath(snapshot.value);
  useEffect(() => {
    say();
  }, [state]);
  const retry = (
    <Button
      icon="reload"
      onClick={() => {
        actor.send({ type: 'retry' });
      }}
    >
      Try again
    </Button>
  );
  return (
    <Dialog
      open={snapshot.status === 'active'}
      title="Find duplicates"
      size="lg"
      state={state}
      held={isWriting}
      mayClose={() => {
        actor.send({ type: 'close' });
        return actor.getSnapshot().status === 'done';
      }}
      onClose={() => undefined}
      footer={
        !hasPair ? (
          <>
            {snapshot.matches('finished') && (
              <Button
                size="lg"
                onClick={() => {
                  actor.send({ type: 'again' });
                }}
              >
                Look again
              </Button>
            )}
            <Button
              size="lg"
              variant="primary"
              onClick={() => {
                actor.send({ type: 'close' });
              }}
            >
              Close
            </Button>
          </>
        ) : (
          // They stay while the next two are fetched, so that the keyboard keeps its place; meanwhile they do nothing.
          <>
            <span className={styles.done}>{doneWords(context)}</span>
            <Button
              size="lg"
              onClick={() => {
                actor.send({ type: 'skip' });
              }}
            >
              Skip
            </Button>
            <Button
              size="lg"
              disabled={snapshot.matches('notFetched')}
              busy={snapshot.matches('separating')}
              busyLabel="Keeping…"
              onClick={() => {
                actor.send({ type: 'keepBoth' });
              }}
            >
              Keep both
            </Button>
            <Button
              size="lg"
              variant="primary"
              disabled={snapshot.matches('notFetched')}
              busy={snapshot.matches('merging')}
              busyLabel="Merging…"
              onClick={() => {
                actor.send({ type: 'merge' });
              }}
            >
              Merge
            </Button>
          </>
        )
      }
    >
      {snapshot.matches('notLoaded') && (
        <Notice tone="danger" role="alert" action={retry}>
          Duplicates could not be looked for: {message}. Your library is safe.
        </Notice>
      )}
      {snapshot.matches('notFetched') && (
        <Notice tone="danger" role="alert" action={retry}>
          The two could not be loaded: {message}. Your library is safe.
        </Notice>
      )}
      {snapshot.matches({ comparing: 'refused' }) && (
        <Notice tone="danger" role="alert">
          {message?.replace(/\.$/, '')}. Nothing was changed. Your choices are still there; below it is as it is now.
        </Notice>
      )}
      {snapshot.matches({ comparing: 'unanswered' }) && (
        <Notice tone="danger" role="alert">
          {message}. Perhaps it was not done. Trying again is safe: nothing is done twice.
        </Notice>
      )}
      {(snapshot.matches('loading') || snapshot.matches('fetching')) && <Coming />}
      {isShown && (
        <Suspense fallback={<Coming />}>
          <PairComparison
            pair={shownPair(context)}
            choices={context.choices}
            onChoose={(name, side) => {
              actor.send({ type: 'chosen', name, side });
            }}
            onSwap={() => {
              actor.send({ type: 'swapped' });
            }}
          />
        </Suspense>
      )}
      {snapshot.matches('finished') && <p className={styles.end}>{endWords(context)}</p>}
    </Dialog>
  );
}

function doneWords({ merged, keptApart, skipped }: DuplicatesContext): string {
  const parts = [
    merged > 0 && `${merged} merged`,
    keptApart > 0 && `${keptApart} kept`,
    skipped > 0 && `${skipped} skipped`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function endWords(context: DuplicatesContext): string {
  const done = doneWords(context);
  if (done === '')
    return 'No duplicates were found: no two documents have the same DOI, ISBN, or title, year and first author.';
  const left = context.skipped > 0 ? ' What you skipped comes again when you look again.' : '';
  const trash = context.merged > 0 ? ` ${countedDocuments(context.merged)} went to the trash.` : '';
  return `That was all: ${done}.${trash}${left}`;
}

/** The shape of what is coming. */
function Coming() {
  return (
    <div className={styles.coming} aria-busy="true">
      <Skeleton width={280} height={14} />
      <Skeleton width={520} height={14} />
      <Skeleton width={460} height={14} />
      <Skeleton width={500} height={14} />
    </div>
  );
}
