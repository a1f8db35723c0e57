// A date field: people type a date in their own way, the API's format is stored, and the field shows how the text was understood.
import { useState } from 'react';
import { formatDate, isDate } from '#bibliography/edtf.ts';
import { readDate } from '#bibliography/writtenDates.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { editorTexts } from './editorTexts.ts';
import styles from './Editor.module.css';
import { textOf } from '#src/features/documents/fieldValues.ts';

/** The value for typed text: a date, the unchanged text if it isn't a date (the error is shown below the field), or null if it is empty. */
function meaningOf(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : (readDate(trimmed) ?? trimmed);
}

/** The initial text: the date in words, if these words are parsed to the same date. */
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

/** Renders the field. */
export function DateEditor({ label, hint, value, onChange, problem, short }: DateEditorProps) {
  const date = textOf(value);
  const [text, setText] = useState(() => wordsFor(date));
  const [shown, setShown] = useState(date);
  // The value was changed from outside (their version was taken, or the edit discarded), so the typed text is outdated.
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
