// Ctrl+C and Ctrl+Shift+C, or Cmd on a Mac: they copy documents where they would copy nothing else.
import { useEffect, useEffectEvent } from 'react';
import { belongsElsewhere } from '#src/ui/focus/shortcuts.ts';

/** `copy` is told whether to ask how, and returns whether there was anything to copy; null where nothing can be copied. */
export function useCopyKeys(copy: ((asks: boolean) => boolean) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (!copy || key.toLowerCase() !== 'c' || ctrlKey === metaKey || altKey || repeat || belongsElsewhere(event))
      return;
    if ((shiftKey || getSelection()?.isCollapsed !== false) && copy(shiftKey)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
