// A text field of the group form.
import { Field, type FieldProps } from '#src/ui/field/Field.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** Names, expressions and the like: as typed, without the corrections of the system. */
  verbatim?: boolean | undefined;
  className?: string | undefined;
  /** The dialog begins here. */
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
