// From where the machine starts, where its model has more than one start.
import { Select } from '#src/ui/select/Select.tsx';
import type { ModeProps } from '../viewer/mode.ts';
import { startOf } from './startOf.ts';
import { pathsTexts } from '../paths/pathsTexts.ts';

/** Draws the choice. The steps that were played fit another start no more. */
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
