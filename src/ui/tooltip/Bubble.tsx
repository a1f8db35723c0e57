// The bubble of a tooltip: in the top layer, beside its anchor.
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Tip, TooltipEvent } from '#machines/tooltip/tooltipTypes.ts';
import { classNames } from '../classNames.ts';
import popupStyles from '../floating/Popup.module.css';
import { useEscape } from '../floating/useEscape.ts';
import { usePopup } from '../floating/usePopup.ts';
import { Kbd } from '../text/Kbd.tsx';
import { describe } from './describe.ts';
import styles from './Tooltip.module.css';

export interface BubbleProps {
  tip: Tip;
  anchor: HTMLElement;
  /** The value of `data-state`. */
  state: string;
  send: (event: TooltipEvent) => void;
}

/** Renders the bubble. Each tip gets a new element, because the newest element of the top layer is on top. */
export function Bubble({ tip, anchor, state, send }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const id = useId();
  const dismiss = () => {
    send({ type: 'dismiss' });
  };
  usePopup({
    popup: () => bubble.current,
    beside: () => anchor,
    placement: 'bottom',
    gap: 6,
    onMoved: dismiss,
  });
  // Escape closes the tip and a menu, but not a dialog around it: see useEscape.
  useEscape(true, dismiss, { isTip: true });
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === ' ') send({ type: 'dismiss' });
    };
    document.addEventListener('keydown', press, true);
    return () => {
      document.removeEventListener('keydown', press, true);
    };
  }, [send]);
  useEffect(() => describe(anchor, id), [anchor, id]);

  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      className={classNames(popupStyles.popup, styles.bubble)}
      data-state={state}
    >
      {tip.text}
      {tip.keys !== null && <Kbd>{tip.keys}</Kbd>}
    </div>,
    // Everything outside an open dialog is inert, so the bubble has to be inside to be hoverable.
    anchor.closest('dialog') ?? document.body,
  );
}
