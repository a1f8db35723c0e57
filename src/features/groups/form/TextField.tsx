// A text field of the group form.
import { Field, type FieldProps } from '#src/ui/field/Field.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** For names, expressions and the like: without spelling correction and automatic capitals. */
  verbatim?: boolean | undefined;
  className?: string | undefined;
  /** Gets the focus when the dialog opens. */
  isFirst?: boolean | undefined;
}

/** Renders it. */
export function TextField({
  value,
  onChange,
  placeholder,
  verbatim = true,
  className,
  isFirst,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <TextInput
          {...control}
          className={className}
          data-autofocus={isFirst ? true : undefined}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={!verbatim}
          autoCapitalize={verbatim ? 'none' : undefined}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
