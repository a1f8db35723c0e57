// Where a select shows its list: under its control, above it where there is no room, over everything else on the page.
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { place } from '../floating/place.ts';
import styles from './Select.module.css';

export interface SelectPopupProps {
  /** What it hangs on. */
  control: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Draws the popup; it is shown for as long as it is drawn. */
export function SelectPopup({ control, children }: SelectPopupProps) {
  const popup = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = popup.current;
    // Where there is no top layer (jsdom), the order on the page has to do.
    if (!element || !('showPopover' in element)) return;
    element.popover = 'manual';
    element.showPopover();
  }, []);

  // After every drawing: what stands above the control keeps its foot there whatever its height.
  useLayoutEffect(() => {
    adjust(control.current, popup.current);
  });

  useEffect(() => {
    const move = (event: Event) => {
      const isInside = event.target instanceof Node && popup.current?.contains(event.target);
      if (!isInside) adjust(control.current, popup.current);
    };
    const leave = new AbortController();
    document.addEventListener('scroll', move, { capture: true, passive: true, signal: leave.signal });
    window.addEventListener('resize', move, { signal: leave.signal });
    return () => {
      leave.abort();
    };
  }, [control]);

  return (
    <div
      ref={popup}
      className={styles.popup}
      // The focus stays in the control, wherever here the mouse is pressed.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {children}
    </div>
  );
}

function adjust(control: HTMLElement | null, popup: HTMLElement | null): void {
  if (control && popup) void place(control, popup, { placement: 'bottom-start', fitWidth: true });
}
