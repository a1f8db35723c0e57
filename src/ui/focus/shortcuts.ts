// Single-key shortcuts, which work outside fields, dialogs and menus.
import { useEffect, useEffectEvent } from 'react';

/** Whether a key press belongs to a field, a dialog or a menu, or was handled already. */
export function belongsElsewhere({ defaultPrevented, target }: KeyboardEvent): boolean {
  return (
    defaultPrevented ||
    (target instanceof Element &&
      target.closest('input, textarea, select, dialog, [role="menu"], [role="tree"], [contenteditable]') !== null)
  );
}

/** Whether a key press belongs to a field, a dialog, a menu or the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || belongsElsewhere(event);
}

/** Runs the `actions` for keys while the component is mounted. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || isTaken(event)) return;
    event.preventDefault();
    action();
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
