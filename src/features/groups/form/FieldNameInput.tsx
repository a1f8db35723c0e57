// The document field that a group's rule tests: a known one, or any other name.
import { canonicalField } from '#bibliography/fields/fieldNames.ts';
import { knownFieldNames } from '#bibliography/knownFields.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import { groupFormTexts } from './groupFormTexts.ts';

const options = knownFieldNames.map((name) => ({ value: name, label: name }));
const known = new Set(knownFieldNames.map(canonicalField));
const texts = { create: groupFormTexts.field.use, search: groupFormTexts.field.search };

export interface FieldNameInputProps {
  value: string;
  onChange: (field: string) => void;
  problem: string | undefined;
}

/** Renders the input. Unknown names are allowed, with a remark. */
export function FieldNameInput({ value, onChange, problem }: FieldNameInputProps) {
  const isUnknown = value.trim() !== '' && !known.has(canonicalField(value));
  return (
    <Field
      label={groupFormTexts.field.label}
      problem={problem}
      hint={isUnknown ? groupFormTexts.field.unknown(value) : undefined}
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
