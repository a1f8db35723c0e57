// The filter above a list of machines.
import type { Ref } from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { viewerTexts } from './viewerTexts.ts';

export interface MachineFilterProps {
  ref?: Ref<HTMLInputElement> | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** Renders the field; Escape clears it. */
export function MachineFilter({ ref, value, onChange }: MachineFilterProps) {
  return (
    <TextInput
      ref={ref}
      start={<Icon name="search" size="sm" />}
      end={
        value === '' ? null : (
          <IconButton size="sm" icon="close" label={viewerTexts.list.clear} onClick={() => onChange('')} />
        )
      }
      aria-label={viewerTexts.list.filter}
      placeholder={viewerTexts.list.filter}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={value}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        onChange('');
      }}
    />
  );
}
