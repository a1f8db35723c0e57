// A combobox for a text with known values: other values can be typed too, and are kept unchanged.
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { labelOf } from '#bibliography/kinds.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import type { FetchOptions } from '#src/ui/select/useRichSelect.ts';
import { textOf } from '#src/features/documents/fieldValues.ts';
import { MarkupOffer, useMeaning } from './MarkupOffer.tsx';
import { useTypedText } from './typedText.ts';

export interface ChoiceEditorProps {
  description: FieldDescription;
  value: unknown;
  onChange: (value: string | null) => void;
  problem: string | undefined;
  short: boolean;
  /** Replaces the field's own suggestions. */
  fetchOptions?: FetchOptions;
}

/** Renders the field. */
export function ChoiceEditor({ description, value, onChange, problem, short, fetchOptions }: ChoiceEditorProps) {
  const { label, hint, suggestions } = description;
  const text = textOf(value);
  const tellTyped = useTypedText((_, typed) => typed.value);
  const meaning = useMeaning(text, 'text');
  return (
    <Field
      label={label}
      layout={short ? 'above' : 'beside'}
      problem={problem}
      hint={meaning === null ? hint : <MarkupOffer text={text} meaning={meaning} onUse={onChange} />}
    >
      {(control) => (
        <RichSelect
          {...control}
          creatable
          // Escape ends editing, so it must not clear the field.
          clearsOnEscape={false}
          placeholder=""
          {...(fetchOptions ? { fetchOptions } : { options: suggestions })}
          value={text === '' ? [] : [{ value: text, label: labelOf(suggestions, text) }]}
          onChange={([chosen]) => {
            onChange(chosen?.value ?? null);
          }}
          onTyped={tellTyped}
        />
      )}
    </Field>
  );
}
