// The content of a lookup: the recognized identifiers, the results, and the next step.
import { useEffect } from 'react';
import { chosenRecords } from '#machines/lookUp/lookUpMachine.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './LookUpBox.module.css';
import { lookUpTexts as texts } from './lookUpTexts.ts';
import { LookUpResults } from './LookUpResults.tsx';
import { RecognizedText } from './RecognizedText.tsx';
import type { LookUpHandle } from './useLookUp.ts';

export interface LookUpBodyProps {
  handle: LookUpHandle;
  /** What people read if lookups are turned off on this server. */
  off?: string;
}

/** Renders it. */
export function LookUpBody({ handle, off = texts.off }: LookUpBodyProps) {
  const { snapshot } = handle;
  const { context } = snapshot;
  useAnnouncement(context.isOff ? off : spokenState(snapshot));
  const isTyping = snapshot.matches('typing');
  // Before anything is to be looked up, the hint of the box says it.
  const isGiven = context.text === '' && context.read.identifiers.length > 0;
  const isOffShown = context.isOff && (isGiven || snapshot.matches({ typing: 'off' }));
  return (
    <>
      {isOffShown && <Notice>{off}</Notice>}
      {snapshot.matches({ typing: 'tooLong' }) && <Notice tone="warning">{texts.tooLong}</Notice>}
      {snapshot.matches({ typing: 'tooMany' }) && (
        <Notice tone="warning">{texts.tooMany(context.read.identifiers.length)}</Notice>
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

/** What people who listen are told in this state: how much was recognized, and in the end what was found. Empty for nothing. */
function spokenState(snapshot: LookUpHandle['snapshot']): string {
  const { rows, read } = snapshot.context;
  if (snapshot.matches({ typing: 'identifiers' })) return texts.spoken.recognized(read.identifiers.length);
  if (snapshot.matches({ typing: 'unrecognized' })) return texts.spoken.unrecognized;
  if (snapshot.matches({ typing: 'tooLong' })) return texts.tooLong;
  if (snapshot.matches({ typing: 'tooMany' })) return texts.tooMany(read.identifiers.length);
  if (!snapshot.matches('answered')) return '';
  const [only, ...others] = rows.map(({ outcome }) => outcome).filter((outcome) => outcome !== null);
  if (only && others.length === 0 && only.status !== 'found') return only.message ?? texts[only.status];
  return texts.spoken.found(rows.filter(({ outcome }) => outcome?.status === 'found').length, rows.length);
}

/** Says a text once each time that it changes. */
function useAnnouncement(text: string): void {
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
}

/** The buttons: the next step, and a stop while the server is asked. */
function LookUpActions({ handle: { actor, snapshot } }: { handle: LookUpHandle }) {
  const { context } = snapshot;
  const chosen = chosenRecords(context.rows).length;
  return (
    <div className={styles.actions}>
      {snapshot.can({ type: 'lookUp.start' }) && (
        <Button
          variant="primary"
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
