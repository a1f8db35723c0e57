// An event with a payload of one's own.
import type { AnyEventObject } from 'xstate';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import styles from './Play.module.css';
import { readPayload, useJsonField } from './useJsonField.ts';

export interface PayloadFormProps {
  type: string;
  /** It begins with that of a known case. */
  initial: unknown;
  /** Plays the event, or says why it cannot be. */
  onPlay: (event: AnyEventObject) => string | null;
}

/** Draws the form. */
export function PayloadForm({ type, initial, onPlay }: PayloadFormProps) {
  const { text, problem, setText, setProblem } = useJsonField(initial);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const read = readPayload(text);
        setProblem('problem' in read ? read.problem : onPlay({ ...read.value, type }));
      }}
    >
      <Field label={`Payload of ${type}, as JSON`} problem={problem}>
        {(control) => (
          <TextArea
            {...control}
            className={styles.code}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit">Play {type}</Button>
    </form>
  );
}
