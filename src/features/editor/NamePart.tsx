// A rarely used part of a name, with an explanation below it.
import { useId } from 'react';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { FieldMessage, messageIdOf } from '#src/ui/field/FieldMessage.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';

export interface NamePartProps {
  part: Pick<FieldDescription, 'label' | 'hint'>;
  value: string;
  onChange: (text: string) => void;
}

/** Renders the input of the part. */
export function NamePart({ part: { label, hint }, value, onChange }: NamePartProps) {
  const messageId = messageIdOf(useId(), { hint });
  return (
    <div>
      <TextInput
        aria-label={label}
        aria-describedby={messageId}
        placeholder={label}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <FieldMessage id={messageId} hint={hint} />
    </div>
  );
}
