// The popup of a select: below its control, or above it where there is no room.
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../classNames.ts';
import type { PlaceOptions } from '../floating/place.ts';
import popupStyles from '../floating/Popup.module.css';
import { useEscape } from '../floating/useEscape.ts';
import { usePopup } from '../floating/usePopup.ts';
import styles from './Select.module.css';

export interface SelectPopupProps {
  /** The element that the popup is placed at. */
  control: RefObject<HTMLElement | null>;
  fitWidth?: PlaceOptions['fitWidth'];
  children: ReactNode;
}

/** Renders the popup; it is open as long as it is mounted. */
export function SelectPopup({ control, fitWidth = true, children }: SelectPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  usePopup({
    popup: () => popup.current,
    beside: () => control.current,
    placement: 'bottom-start',
    fitWidth,
  });
  // The focused control handles Escape itself; this only registers the popup as the topmost layer.
  useEscape(true);
  return (
    <div
      ref={popup}
      className={classNames(popupStyles.popup, styles.popup)}
      // Pressing the mouse anywhere here keeps the focus in the control.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {children}
    </div>
  );
}
