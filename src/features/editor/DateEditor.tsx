// A date of publication: typed as people write it, kept as the API wants it, and shown how it was read.
import { useState } from 'react';
import { formatDate, isDate } from '#bibliography/edtf.ts';
import { readDate } from '#bibliography/writtenDates.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { editorTexts } from './editorTexts.ts';
import styles from './Editor.module.css';
import { textOf } from '#src/features/documents/fieldValues.ts';

/** What typed text means: a date, the text itself when it is none (the problem is said under it), null for nothing. */
function meaningOf(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : (readDate(trimmed) ?? trimmed);
}

/** The text to begin with: in words, if the words are read back as the same date. */
function wordsFor(value: string): string {
  const words = formatDate(value);
  return meaningOf(words) === value ? words : value;
}

export interface DateEditorProps {
  label: string;
  hint: string | null;
  value: unknown;
  onChange: (value: string | null) => void;
  problem: string | undefined;
  short: boolean;
}

/** Draws the field. */
export function DateEditor({ label, hint, value, onChange, problem, short }: DateEditorProps) {
  const date = textOf(value);
  const [text, setText] = useState(() => wordsFor(date));
  const [shown, setShown] = useState(date);
  // Changed from elsewhere (theirs was taken, the edit discarded): the typed words no longer say what the field holds.
  if (date !== shown) {
    setShown(date);
    if ((meaningOf(text) ?? '') !== date) setText(wordsFor(date));
  }
  const read = isDate(date) ? formatDate(date) : null;
  return (
    <Field
      label={label}
      layout={short ? 'above' : 'beside'}
      problem={problem}
      hint={
        read !== null && read !== text.trim() ? (
          <span className={styles.read}>
            <Icon name="check" size="sm" />
            {editorTexts.fields.readAs(read)}
          </span>
        ) : date === '' ? (
          hint
        ) : undefined
      }
    >
      {(control) => (
        <TextInput
          {...control}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            const next = meaningOf(target.value);
            setShown(next ?? '');
            onChange(next);
          }}
        />
      )}
    </Field>
  );
}
