// A form to send an event with a custom payload.
import type { AnyEventObject } from 'xstate';
import { Button } from '#src/ui/button/Button.tsx';
import { JsonField } from './JsonField.tsx';
import styles from './Play.module.css';
import { readPayload, useJsonField } from './useJsonField.ts';
import { playTexts } from './playTexts.ts';

export interface PayloadFormProps {
  type: string;
  /** The initial payload, taken from a known event. */
  initial: unknown;
  /** Sends the event; returns the reason if that is impossible, else null. */
  onPlay: (event: AnyEventObject) => string | null;
}

/** Renders the form. */
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
