// The checkbox that selects all documents of the list, also those that are not loaded.
import { useSyncExternalStore } from 'react';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { tickTexts } from './tickTexts.ts';
import type { Ticks } from './createTicks.ts';
import { everything, headOf, nothing } from '#src/features/documents/selection.ts';

/** Renders it. */
export function TickAll({ ticks, total, tabIndex }: { ticks: Ticks; total: number | null; tabIndex?: number }) {
  const head = useSyncExternalStore(ticks.hear, () => headOf(ticks.read(), total));
  return (
    <Checkbox
      aria-label={tickTexts.all}
      tabIndex={tabIndex}
      checked={head === 'all'}
      indeterminate={head === 'some'}
      onChange={() => {
        ticks.set(head === 'all' ? nothing : everything);
      }}
    />
  );
}
