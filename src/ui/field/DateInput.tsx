// A date input, by the browser's own: it uses the person's date format, and phones have a picker for it. For publication dates, which may be a year or a
// season, see the editor's own field.
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface DateInputProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'onChange' | 'start' | 'end' | 'min' | 'max'
> {
  /** `2024-02-29`, or empty. */
  value: string;
  /** A complete date, or empty; an incomplete date is not reported. */
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** Renders the date box. */
export function DateInput({ onChange, ...rest }: DateInputProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
