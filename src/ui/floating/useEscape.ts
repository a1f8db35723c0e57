// Gives Escape to the topmost open popup only, and to the tip that may be beside it.
import { useEffect, useEffectEvent } from 'react';

interface Layer {
  readonly isTip: boolean;
}

/** What is open, in the order in which it was opened. */
const layers: Layer[] = [];

/**
 * Calls `onEscape` while `isOpen`, wherever the focus is: what is shown by hover has it nowhere. Without `onEscape` the key goes to what has
 * the focus, past everything that was open before. A tip (`isTip`) goes at the same press as the popup: the mouse may only happen to rest on
 * something, and whoever presses Escape in a menu wants to close the menu.
 */
export function useEscape(isOpen: boolean, onEscape?: () => void, { isTip = false }: { isTip?: boolean } = {}): void {
  const hears = onEscape !== undefined;
  const escape = useEffectEvent(() => onEscape?.());
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { isTip };
    layers.push(layer);
    const press = (event: KeyboardEvent) => {
      // That of an input method belongs to what is being composed.
      if (!hears || event.key !== 'Escape' || event.isComposing) return;
      const topmostPopup = layers.findLast((each) => !each.isTip);
      if (topmostPopup !== layer && !isTip) return;
      if (topmostPopup === layer || topmostPopup === undefined) {
        event.preventDefault();
        event.stopPropagation();
      }
      escape();
    };
    // Before anybody else: a dialog or a form around it would have closed by the time it came up again.
    window.addEventListener('keydown', press, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      window.removeEventListener('keydown', press, true);
    };
  }, [isOpen, hears, isTip]);
}
