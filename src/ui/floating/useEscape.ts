// Gives Escape to the topmost open layer only.
import { useEffect, useEffectEvent } from 'react';

/** What is open, in the order it came. */
const layers: object[] = [];

/**
 * Calls `onEscape` while `isOpen`, wherever the focus is: what is shown by hover has it nowhere. Without `onEscape` the key goes to what has
 * the focus, past everything that was open before.
 */
export function useEscape(isOpen: boolean, onEscape?: () => void): void {
  const hears = onEscape !== undefined;
  const escape = useEffectEvent(() => onEscape?.());
  useEffect(() => {
    if (!isOpen) return;
    const layer = {};
    layers.push(layer);
    const press = (event: KeyboardEvent) => {
      // That of an input method belongs to what is being composed.
      if (!hears || event.key !== 'Escape' || event.isComposing || layers.at(-1) !== layer) return;
      event.preventDefault();
      event.stopPropagation();
      escape();
    };
    // Before anybody else: a dialog or a form around it would have closed by the time it came up again.
    window.addEventListener('keydown', press, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      window.removeEventListener('keydown', press, true);
    };
  }, [isOpen, hears]);
}
