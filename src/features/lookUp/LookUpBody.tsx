// What a look-up shows: what was recognized, what was found, and the next step.
import { useEffect, useEffectEvent } from 'react';
import { chosenCandidates } from '#machines/lookUp/lookUpMachine.ts';
import type { LookUpRow } from '#machines/lookUp/lookUpTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './LookUpBox.module.css';
import { lookUpTexts as texts } from './lookUpTexts.ts';
import { LookUpResults } from './LookUpResults.tsx';
import { RecognizedText } from './RecognizedText.tsx';
import type { LookUpHandle } from './useLookUp.ts';

/** Draws it. */
export function LookUpBody({ handle }: { handle: LookUpHandle }) {
  const { snapshot } = handle;
  const { context } = snapshot;
  const isAnswered = snapshot.matches('answered');
  const say = useEffectEvent(() => {
    if (isAnswered) announce(texts.spoken(foundCount(context.rows), context.rows.length));
  });
  useEffect(() => {
    say();
  }, [isAnswered]);
  const isTyping = snapshot.matches('typing');
  return (
    <>
      {snapshot.matches({ typing: 'tooMany' }) && (
        <Notice tone="warning" role="status">
          {texts.tooMany(context.read.identifiers.length)}
        </Notice>
      )}
      {snapshot.matches({ typing: 'references' }) && <Notice>{texts.referencesFound}</Notice>}
      {isTyping && !snapshot.matches({ typing: 'references' }) && <RecognizedText read={context.read} />}
      {context.rows.length > 0 && <LookUpResults handle={handle} />}
      {context.message !== null && (
        <Notice tone="danger" role="alert">
          {texts.interrupted(context.message)}
        </Notice>
      )}
      <LookUpActions handle={handle} />
    </>
  );
}

const foundCount = (rows: readonly LookUpRow[]): number =>
  rows.filter(({ outcome }) => outcome?.status === 'found').length;

/** The buttons: the next step, and a stop while the server is asked. */
function LookUpActions({ handle: { actor, snapshot } }: { handle: LookUpHandle }) {
  const { context } = snapshot;
  if (snapshot.matches({ typing: 'empty' }) || snapshot.matches({ typing: 'unrecognized' })) return null;
  const chosen = chosenCandidates(context.rows).length;
  return (
    <div className={styles.actions}>
      {snapshot.matches('typing') && (
        <Button
          variant="primary"
          disabled={!snapshot.can({ type: 'lookUp.start' })}
          onClick={() => {
            actor.send({ type: 'lookUp.start' });
          }}
        >
          {snapshot.matches({ typing: 'references' })
            ? texts.reviewText
            : texts.lookUp(context.read.identifiers.length)}
        </Button>
      )}
      {snapshot.matches('asking') && (
        <Button
          onClick={() => {
            actor.send({ type: 'lookUp.stop' });
          }}
        >
          {texts.stop}
        </Button>
      )}
      {snapshot.can({ type: 'lookUp.review' }) && (
        <Button
          variant="primary"
          onClick={() => {
            actor.send({ type: 'lookUp.review' });
          }}
        >
          {texts.review(chosen)}
        </Button>
      )}
      {snapshot.can({ type: 'lookUp.retry' }) && (
        <Button
          icon="reload"
          onClick={() => {
            actor.send({ type: 'lookUp.retry' });
          }}
        >
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
