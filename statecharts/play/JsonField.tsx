// A field for a JSON value that shows syntax errors.
import { Field } from '#src/ui/field/Field.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import styles from './Play.module.css';
import type { JsonText } from './useJsonField.ts';

/** Renders the field. */
export function JsonField({ label, json }: { label: string; json: JsonText }) {
  return (
    <Field label={label} problem={json.problem}>
      {(control) => (
        <TextArea
          {...control}
          className={styles.code}
          spellCheck={false}
          value={json.text}
          onChange={({ target }) => {
            json.setText(target.value);
          }}
        />
      )}
    </Field>
  );
}
