// A day of the calendar, by the system's own date box: it knows how this person writes dates, and phones have their wheel for it.
// For dates of publication, which may be a year or a season, see the editor's own field.
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface DateInputProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'onChange' | 'start' | 'end' | 'min' | 'max'
> {
  /** `2024-02-29`, or empty. */
  value: string;
  /** A whole day, or empty; a date that is typed halfway is not told. */
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** Draws the date box. */
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
