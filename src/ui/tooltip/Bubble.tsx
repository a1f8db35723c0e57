// A tip on the page: in the top layer, beside what it belongs to.
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
  /** For `data-state`. */
  state: string;
  send: (event: TooltipEvent) => void;
}

/** Renders the tip; one of its own for each, for in the top layer the newest is on top. */
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
  // A dialog around it stays, but no menu: see useEscape.
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
    // What is outside an open dialog is inert, a tip too: nobody could bring the mouse to it.
    anchor.closest('dialog') ?? document.body,
  );
}
