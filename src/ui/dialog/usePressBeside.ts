// Tells a press beside a dialog, which means to leave it, from all that only looks like one.
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { isSameSpot } from '../press/isSameSpot.ts';

/** Tips are no layer of their own: they go by themselves. */
const openPopup = ':popover-open:not([role="tooltip"])';

/**
 * Everything inside lies on children: what meets the element itself meets its backdrop. A press beside begins and ends there: who marks
 * text and lets go outside does not mean to leave, nor who thinks better of it and lets go inside. And while a list or menu is open in
 * the dialog, a press beside both closes the list alone. Nor does a second press leave where the first was inside, when the dialog has
 * become smaller since.
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
    // Before everybody else: popups listen too, and are gone once they have heard of the press.
    window.addEventListener('pointerdown', watch, true);
    return () => {
      window.removeEventListener('pointerdown', watch, true);
    };
  }, [element, shown]);
  return ({ target, currentTarget, clientX, clientY }) =>
    beganBeside.current && target === currentTarget && document.elementFromPoint(clientX, clientY) === currentTarget;
}
