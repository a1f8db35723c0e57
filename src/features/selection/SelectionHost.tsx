// Shows the selection bar while something is selected. The bar is loaded with the first selection.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { loadOptional } from '#src/ui/preload.ts';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import type { SelectionBarProps } from './SelectionBar.tsx';
import { nothing } from '#src/features/documents/selection.ts';

/** Renders the bar; Escape clears the selection, except in fields and dialogs. */
export function SelectionHost(props: SelectionBarProps) {
  const { ticks } = props;
  const isOn = useSyncExternalStore(ticks.hear, () => ticks.read().kind !== 'none');
  const [Bar, setBar] = useState<ComponentType<SelectionBarProps> | null>(null);
  useEffect(() => {
    if (!isOn || Bar) return;
    loadOptional(import('./SelectionBar.tsx')).then(
      (module) => {
        setBar(() => module.SelectionBar);
      },
      // The next selection retries. Until then, shortcuts and menus offer the same commands.
      () => undefined,
    );
  }, [isOn, Bar]);
  useShortcuts({
    Escape: isOn
      ? () => {
          ticks.set(nothing);
        }
      : undefined,
  });
  return isOn && Bar && <Bar {...props} />;
}
