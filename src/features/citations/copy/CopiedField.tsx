// A text to copy, such as the address of a link, with a button that copies it.
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import styles from './CopiedField.module.css';
import { copyFieldTexts } from './copyFieldTexts.ts';
import { copyText } from './copyText.ts';

export interface CopiedFieldProps {
  label: string;
  text: string;
  /** What is copied, within a sentence. */
  what: string;
}

/** Renders a text that is selected as a whole when it gets the focus. */
export function CopiedField({ label, text, what }: CopiedFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <div className={styles.field}>
          <TextInput
            {...control}
            readOnly
            value={text}
            onFocus={({ target }) => {
              target.select();
            }}
          />
          <IconButton
            icon="copy"
            label={copyFieldTexts.copyField(label)}
            onClick={() => {
              copyText(what, text);
            }}
          />
        </div>
      )}
    </Field>
  );
}
