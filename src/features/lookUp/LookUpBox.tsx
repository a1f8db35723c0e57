// The box in which references are added by their identifiers.
import { useEffect, useRef } from 'react';
import { statePath } from '#machines/statePath.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import styles from './LookUpBox.module.css';
import { LookUpBody } from './LookUpBody.tsx';
import { lookUpTexts as texts } from './lookUpTexts.ts';
import type { LookUpHandle } from './useLookUp.ts';

/** Renders the box. It takes the focus: adding begins with pasting. */
export function LookUpBox({ handle }: { handle: LookUpHandle }) {
  const { actor, snapshot } = handle;
  const { context } = snapshot;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('textarea')?.focus();
  }, []);
  const start = () => {
    actor.send({ type: snapshot.can({ type: 'lookUp.review' }) ? 'lookUp.review' : 'lookUp.start' });
  };
  return (
    <div ref={box} className={styles.box} data-state={statePath(snapshot.value)}>
      <Field label={texts.label} hint={context.isOff ? texts.hintWhenOff : texts.hint}>
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
      <LookUpBody handle={handle} />
    </div>
  );
}
