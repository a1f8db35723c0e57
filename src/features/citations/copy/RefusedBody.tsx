// The text that the browser refused to copy, selected, so that a person copies it by hand.
import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import styles from './CopyDialog.module.css';
import type { CitingHandle } from './CopyBody.tsx';
import { copyKeys } from './copyKeys.ts';
import { copyTexts } from './copyTexts.ts';

const texts = copyTexts.dialog;

/** Renders the text. */
export function RefusedBody({ handle: { actor, snapshot } }: { handle: CitingHandle }) {
  const box = useRef<HTMLDivElement>(null);
  const text = snapshot.context.copied?.text ?? '';
  useEffect(() => {
    const area = box.current?.querySelector('textarea');
    area?.focus();
    area?.select();
  }, [text]);
  return (
    <div ref={box} className={styles.refused}>
      <Notice tone="warning" role="alert">
        {texts.refused(copyKeys.copy)}
      </Notice>
      <TextArea
        aria-label={texts.text}
        data-autofocus
        readOnly
        rows={Math.min(12, Math.max(3, text.split('\n').length))}
        value={text}
        onFocus={({ target }) => {
          target.select();
        }}
        onCopy={() => {
          // After the browser has copied.
          setTimeout(() => {
            actor.send({ type: 'copied.byHand' });
          });
        }}
      />
    </div>
  );
}

/** Renders the buttons. */
export function RefusedFooter({ handle: { actor } }: { handle: CitingHandle }) {
  return (
    <>
      <Button
        size="lg"
        onClick={() => {
          actor.send({ type: 'cancel' });
        }}
      >
        {texts.close}
      </Button>
      <Button
        size="lg"
        icon="copy"
        onClick={() => {
          actor.send({ type: 'copy' });
        }}
      >
        {texts.retry}
      </Button>
    </>
  );
}
