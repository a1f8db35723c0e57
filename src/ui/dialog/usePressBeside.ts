// Tells a press beside a dialog, which means to leave it, from all that only looks like one.
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/** Tips are no layer of their own: they go by themselves. */
const openPopup = ':popover-open:not([role="tooltip"])';

/**
 * Everything inside lies on children: what meets the element itself meets its backdrop. A press beside begins and ends there: who marks
 * text and lets go outside does not mean to leave, nor who thinks better of it and lets go inside. And while a list or menu is open in
 * the dialog, a press beside both closes the list alone.
 */
export function usePressBeside(
  element: RefObject<HTMLDialogElement | null>,
  shown: boolean,
): (click: MouseEvent<HTMLDialogElement>) => boolean {
  const beganBeside = useRef(false);
  useEffect(() => {
    if (!shown) return;
    const watch = ({ target }: PointerEvent) => {
      const dialog = element.current;
      beganBeside.current = dialog !== null && target === dialog && dialog.querySelector(openPopup) === null;
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
