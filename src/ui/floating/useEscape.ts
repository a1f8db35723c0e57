// Sends Escape to the topmost open popup only, and to a tooltip beside it.
import { useEffect, useEffectEvent } from 'react';

interface Layer {
  readonly isTip: boolean;
}

/** The open popups, in the order of opening. */
const layers: Layer[] = [];

/**
 * Calls `onEscape` while `isOpen`, wherever the focus is, because an element shown on hover doesn't contain it. Without `onEscape` the key goes to the focused
 * element, and not to popups opened before. A tooltip (`isTip`) closes together with the popup, since the mouse may rest on it by chance.
 */
export function useEscape(isOpen: boolean, onEscape?: () => void, { isTip = false }: { isTip?: boolean } = {}): void {
  const hears = onEscape !== undefined;
  const escape = useEffectEvent(() => onEscape?.());
  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { isTip };
    layers.push(layer);
    const press = (event: KeyboardEvent) => {
      // Escape during text composition belongs to the input method.
      if (!hears || event.key !== 'Escape' || event.isComposing) return;
      const topmostPopup = layers.findLast((each) => !each.isTip);
      if (topmostPopup !== layer && !isTip) return;
      if (topmostPopup === layer || topmostPopup === undefined) {
        event.preventDefault();
        event.stopPropagation();
      }
      escape();
    };
    // In the capture phase, because a surrounding dialog or form would otherwise handle the key first.
    window.addEventListener('keydown', press, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      window.removeEventListener('keydown', press, true);
    };
  }, [isOpen, hears, isTip]);
}
