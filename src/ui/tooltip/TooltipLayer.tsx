// The one tip of the page, in the top layer beside what it belongs to.
import { useMachine } from '@xstate/react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { statePath } from '#machines/statePath.ts';
import { tooltipMachine } from '#machines/tooltip/tooltipMachine.ts';
import { place } from '../floating/place.ts';
import { Kbd } from '../text/Kbd.tsx';
import { describe } from './describe.ts';
import styles from './Tooltip.module.css';
import { watchAnchors } from './watchAnchors.ts';

/** Draws the tip while there is one. */
export function TooltipLayer() {
  const [snapshot, send] = useMachine(tooltipMachine);
  const bubble = useRef<HTMLDivElement>(null);
  const id = useId();
  const { tip } = snapshot.context;
  const anchor = snapshot.hasTag('shown') && tip?.anchor instanceof HTMLElement ? tip.anchor : null;

  useEffect(() => watchAnchors(send), [send]);
  useEffect(() => {
    if (!anchor) return;
    const leave = new AbortController();
    const listen = { signal: leave.signal, capture: true };
    const dismiss = () => {
      send({ type: 'dismiss' });
    };
    // A dialog around it stays: this Escape was for the tip.
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
        }
        if (['Escape', 'Enter', ' '].includes(event.key)) dismiss();
      },
      listen,
    );
    document.addEventListener('scroll', dismiss, listen);
    window.addEventListener('resize', dismiss, listen);
    return () => {
      leave.abort();
    };
  }, [anchor, send]);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!anchor || !element) return;
    if ('showPopover' in element) {
      element.popover = 'manual';
      element.showPopover();
    }
    void place(anchor, element, { placement: 'bottom', gap: 6 });
    return describe(anchor, id);
  }, [anchor, id]);

  if (!anchor || !tip) return null;
  return createPortal(
    <div
      // Of its own for each: in the top layer the newest is on top.
      key={tip.text}
      ref={bubble}
      id={id}
      role="tooltip"
      className={styles.bubble}
      data-state={statePath(snapshot.value)}
    >
      {tip.text}
      {tip.keys !== null && <Kbd>{tip.keys}</Kbd>}
    </div>,
    // What is outside an open dialog is inert, a tip too: nobody could bring the mouse to it.
    anchor.closest('dialog') ?? document.body,
  );
}
