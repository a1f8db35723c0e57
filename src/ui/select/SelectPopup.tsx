// The popup of a select: below its control, or above it where there is no room.
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../classNames.ts';
import type { PlaceOptions } from '../floating/place.ts';
import popupStyles from '../floating/Popup.module.css';
import { useEscape } from '../floating/useEscape.ts';
import { usePopup } from '../floating/usePopup.ts';
import styles from './Select.module.css';

export interface SelectPopupProps {
  /** What it hangs on. */
  control: RefObject<HTMLElement | null>;
  fitWidth?: PlaceOptions['fitWidth'];
  children: ReactNode;
}

/** Renders the popup; it is shown for as long as it is drawn. */
export function SelectPopup({ control, fitWidth = true, children }: SelectPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePopup({
    popup: () => popup.current,
    beside: () => control.current,
    placement: 'bottom-start',
    fitWidth,
  });
  // The control has the focus, and hears of it there.
  useEscape(true);
  return (
    <div
      ref={popup}
      className={classNames(popupStyles.popup, styles.popup)}
      // The focus stays in the control, wherever here the mouse is pressed.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {children}
    </div>
  );
}
