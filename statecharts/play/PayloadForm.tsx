// An event with a payload of one's own.
import type { AnyEventObject } from 'xstate';
import { Button } from '#src/ui/button/Button.tsx';
import { JsonField } from './JsonField.tsx';
import styles from './Play.module.css';
import { readPayload, useJsonField } from './useJsonField.ts';
import { playTexts } from './playTexts.ts';

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
      <JsonField label={playTexts.events.payload(type)} json={json} />
      <Button type="submit">{playTexts.events.play(type)}</Button>
    </form>
  );
}
