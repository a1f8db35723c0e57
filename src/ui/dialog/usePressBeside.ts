// Detects a press outside a dialog that is meant to close it.
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { isSameSpot } from '../press/isSameSpot.ts';

/** Tooltips don't count as open layers: they close on their own. */
const openPopup = ':popover-open:not([role="tooltip"])';

/**
 * All content is in child elements, so events on the dialog element itself are on its backdrop. A press has to begin and end there: selecting text and
 * releasing outside doesn't close the dialog, nor does releasing inside. While a list or menu is open in the dialog, a press outside closes only that. The
 * second press of a double press doesn't close it either, if the first was inside and the dialog has shrunk since.
 */
export function usePressBeside(
  element: RefObject<HTMLDialogElement | null>,
  shown: boolean,
): (click: MouseEvent<HTMLDialogElement>) => boolean {
  const beganBeside = useRef(false);
  useEffect(() => {
    if (!shown) return;
    let lastInside: PointerEvent | null = null;
    const watch = (press: PointerEvent) => {
      const dialog = element.current;
      const isBeside = dialog !== null && press.target === dialog;
      const isAgain = lastInside !== null && isSameSpot(press, lastInside);
      beganBeside.current = isBeside && !isAgain && dialog.querySelector(openPopup) === null;
      if (!isBeside) lastInside = press;
    };
    // In the capture phase: popups listen too, and are closed after they have handled the press.
    window.addEventListener('pointerdown', watch, true);
    return () => {
      window.removeEventListener('pointerdown', watch, true);
    };
  }, [element, shown]);
  return ({ target, currentTarget, clientX, clientY }) =>
    beganBeside.current && target === currentTarget && document.elementFromPoint(clientX, clientY) === currentTarget;
}
