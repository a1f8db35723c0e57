// Which field of the documents a group looks at: one of those that are known, or any other that is typed.
import { canonicalField } from '#bibliography/fieldTexts.ts';
import { knownFieldNames } from '#bibliography/knownFields.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';

const options = knownFieldNames.map((name) => ({ value: name, label: name }));
const known = new Set(knownFieldNames.map(canonicalField));
const texts = { create: (typed: string) => `Look at “${typed}”`, search: 'Name of a field' };

export interface FieldNameInputProps {
  value: string;
  onChange: (field: string) => void;
  problem: string | undefined;
}

/** Draws the field. A name that nobody knows is allowed, and remarked upon. */
export function FieldNameInput({ value, onChange, problem }: FieldNameInputProps) {
  const isUnknown = value.trim() !== '' && !known.has(canonicalField(value));
  return (
    <Field
      label="Field"
      problem={problem}
      hint={isUnknown ? `No field called “${value}” is known here. It counts where a document brings one.` : undefined}
    >
      {(control) => (
        <RichSelect
          {...control}
          creatable
          clearable={false}
          clearsOnEscape={false}
          options={options}
          texts={texts}
          value={value === '' ? [] : [{ value, label: value }]}
          onChange={([chosen]) => {
            onChange(chosen?.value ?? '');
          }}
        />
      )}
    </Field>
  );
}
