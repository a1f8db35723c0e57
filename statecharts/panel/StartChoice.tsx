// A choice of the machine's start, if its model has several.
import { Select } from '#src/ui/select/Select.tsx';
import type { ModeProps } from '../viewer/mode.ts';
import { startOf } from './startOf.ts';
import { pathsTexts } from '../paths/pathsTexts.ts';

/** Renders the choice. Choosing another start drops the played steps, which no longer fit. */
export function StartChoice({ entry, search, onSearch }: Pick<ModeProps, 'entry' | 'search' | 'onSearch'>) {
  const { starts } = entry.model;
  if (starts.length === 1) return null;
  return (
    <Select
      aria-label={pathsTexts.startLabel}
      options={starts.map(({ name }, number) => ({ value: String(number), label: pathsTexts.start(name) }))}
      value={String(startOf({ entry, search }))}
      onChange={(number) => {
        onSearch({ start: Number(number) || undefined, steps: undefined });
      }}
    />
  );
}
