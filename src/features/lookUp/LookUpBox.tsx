// The box in which references are added by their identifiers: what is typed, what was recognized in it, and what was found.
import { useEffect, useEffectEvent, useRef } from 'react';
import { chosenCandidates } from '#machines/lookUp/lookUpMachine.ts';
import type { LookUpRow } from '#machines/lookUp/lookUpTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './LookUpBox.module.css';
import { lookUpTexts as texts } from './lookUpTexts.ts';
import { LookUpResults } from './LookUpResults.tsx';
import { RecognizedText } from './RecognizedText.tsx';
import type { LookUpHandle } from './useLookUp.ts';

/** Draws the box. It takes the focus: adding begins with pasting. */
export function LookUpBox({ handle }: { handle: LookUpHandle }) {
  const { actor, snapshot } = handle;
  const { context } = snapshot;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('textarea')?.focus();
  }, []);
  const isAnswered = snapshot.matches('answered');
  const say = useEffectEvent(() => {
    if (isAnswered) announce(texts.spoken(foundCount(context.rows), context.rows.length));
  });
  useEffect(() => {
    say();
  }, [isAnswered]);
  const start = () => {
    actor.send({ type: snapshot.can({ type: 'lookUp.review' }) ? 'lookUp.review' : 'lookUp.start' });
  };
  const isTyping = snapshot.matches('typing');
  return (
    <div ref={box} className={styles.box} data-state={statePath(snapshot.value)}>
      <Field label={texts.label} hint={texts.hint}>
        {(control) => (
          <TextArea
            {...control}
            rows={1}
            value={context.text}
            placeholder={texts.placeholder}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            onChange={({ target }) => {
              actor.send({ type: 'text.changed', text: target.value });
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              start();
            }}
          />
        )}
      </Field>
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
    </div>
  );
}

const foundCount = (rows: readonly LookUpRow[]): number =>
  rows.filter(({ outcome }) => outcome?.status === 'found').length;

/** What can be done now: one step on, and where something is under way the way out of it. */
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
