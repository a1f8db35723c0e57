// An event with a payload of one's own.
import type { AnyEventObject } from 'xstate';
import { Button } from '#src/ui/button/Button.tsx';
import { JsonField } from './JsonField.tsx';
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
  const json = useJsonField(initial);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const read = readPayload(json.text);
        json.setProblem('problem' in read ? read.problem : onPlay({ ...read.value, type }));
      }}
    >
      <JsonField label={`Payload of ${type}, as JSON`} json={json} />
      <Button type="submit">Play {type}</Button>
    </form>
  );
}
