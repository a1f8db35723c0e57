// Finds duplicates in the library, and shows them pair by pair to be merged, kept or skipped.
import { Suspense, useEffect, useEffectEvent } from 'react';
import { shownPair } from '#machines/duplicates/duplicatesMachine.ts';
import { statePath } from '#machines/statePath.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import { without } from '#src/features/documents/addressChanges.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import styles from './DuplicatesDialog.module.css';
import { duplicatesTexts as texts } from './duplicatesTexts.ts';
import { PairComparison } from './PairComparison.tsx';
import { useDuplicates } from './useDuplicates.ts';

/** Renders the dialog until it is closed. Give it another `key` to search again. */
export function DuplicatesDialog() {
  const go = useLibraryNavigation();
  const { actor, snapshot } = useDuplicates(([, gone]) => {
    // A document that was moved to the trash must not stay open beside the list.
    go((before) => (before.document === gone ? without(before, 'document') : before), { replace: true });
  });
  const { context } = snapshot;
  const { message } = context;
  const isWriting = snapshot.matches('merging') || snapshot.matches('marking');
  const isShown = snapshot.matches('comparing') || isWriting;
  const hasPair = isShown || snapshot.matches('fetching') || snapshot.matches('notFetched');
  // If it is unclear whether the documents are duplicates, the step that loses nothing is offered first.
  const isUnsure = context.sameness === 'unsure';
  const say = useEffectEvent(() => {
    if (snapshot.matches('finished')) announce(texts.finished(context));
    else if (snapshot.matches({ comparing: 'appearing' })) announce(texts.announced);
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
      {texts.tryAgain}
    </Button>
  );
  return (
    <Dialog
      open={snapshot.status === 'active'}
      title={texts.title}
      size="lg"
      state={state}
      locked={isWriting}
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
                {texts.again}
              </Button>
            )}
            <Button
              size="lg"
              onClick={() => {
                actor.send({ type: 'close' });
              }}
            >
              {texts.close}
            </Button>
          </>
        ) : (
          // The buttons stay while the next pair is fetched, so that the keyboard focus is kept; they do nothing meanwhile.
          <>
            <span className={styles.done}>{texts.progress(context)}</span>
            <Button
              size="lg"
              onClick={() => {
                actor.send({ type: 'skip' });
              }}
            >
              {texts.skip}
            </Button>
            <Button
              size="lg"
              variant={isUnsure ? 'primary' : 'secondary'}
              disabled={snapshot.matches('notFetched')}
              busy={snapshot.matches('marking')}
              busyLabel={texts.keeping}
              onClick={() => {
                actor.send({ type: 'keepBoth' });
              }}
            >
              {texts.keepBoth}
            </Button>
            <Button
              size="lg"
              variant={isUnsure ? 'secondary' : 'primary'}
              disabled={snapshot.matches('notFetched')}
              busy={snapshot.matches('merging')}
              busyLabel={texts.merging}
              onClick={() => {
                actor.send({ type: 'merge' });
              }}
            >
              {texts.merge}
            </Button>
          </>
        )
      }
    >
      {snapshot.matches('notLoaded') && (
        <Notice tone="danger" role="alert" action={retry}>
          {texts.notLoaded(message ?? '')}
        </Notice>
      )}
      {snapshot.matches('notFetched') && (
        <Notice tone="danger" role="alert" action={retry}>
          {texts.pairNotLoaded(message ?? '')}
        </Notice>
      )}
      {snapshot.matches({ comparing: 'refused' }) && (
        <Notice tone="danger" role="alert">
          {texts.refused(message ?? '')}
        </Notice>
      )}
      {snapshot.matches({ comparing: 'unanswered' }) && (
        <Notice tone="danger" role="alert">
          {texts.unanswered(message ?? '')}
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
      {snapshot.matches('finished') && <p className={styles.end}>{texts.finished(context)}</p>}
    </Dialog>
  );
}

/** The placeholder while a pair is loading. */
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
