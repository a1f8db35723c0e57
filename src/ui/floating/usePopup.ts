// Shows a popup in the top layer, so that no pane clips it, beside its reference, and moves it when that moves.
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { place, type PlaceOptions, type VirtualElement } from './place.ts';

export interface PopupOptions extends PlaceOptions {
  /** What is shown. */
  popup: () => HTMLElement | null;
  /** Beside what. */
  beside: () => Element | VirtualElement | null;
  /** False while it should not be shown yet. */
  isSettled?: boolean;
  /** Called when the page was scrolled or resized. Without it, the popup is repositioned immediately. */
  onMoved?: () => void;
}

/** Call it first in the component that renders `popup`, so that later hooks find it shown. It is shown while mounted. */
export function usePopup({ popup, beside, isSettled = true, onMoved, ...options }: PopupOptions): void {
  const adjust = () => {
    const [element, reference] = [popup(), beside()];
    if (isSettled && element && reference) void place(reference, element, options);
  };
  const show = useEffectEvent(() => {
    const element = popup();
    // Without a top layer (jsdom), the z-index has to do.
    if (!element || !('showPopover' in element)) return;
    element.popover = 'manual';
    element.showPopover();
  });
  useLayoutEffect(() => {
    show();
  }, []);

  // After every render: a popup above its reference changes its top when its height changes.
  useLayoutEffect(adjust);

  const move = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && popup()?.contains(target)) return;
    if (onMoved) onMoved();
    else adjust();
  });
  useEffect(() => {
    const leave = new AbortController();
    const onMove = (event: Event) => {
      move(event);
    };
    document.addEventListener('scroll', onMove, { capture: true, passive: true, signal: leave.signal });
    window.addEventListener('resize', onMove, { signal: leave.signal });
    return () => {
      leave.abort();
    };
  }, []);
}
