// What floats above the page: in the top layer, so that no pane clips it; beside what it belongs to; and moved when that moves.
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { place, type PlaceOptions, type VirtualElement } from './place.ts';

export interface PopupOptions extends PlaceOptions {
  /** What is shown. */
  popup: () => HTMLElement | null;
  /** Beside what. */
  beside: () => Element | VirtualElement | null;
  /** False where it waits for the page to rest. */
  isSettled?: boolean;
  /** The page was scrolled or changed its size. Where nobody else decides what follows, it is placed again at once. */
  onMoved?: () => void;
}

/** Called first in the component that draws `popup`, so that what comes after finds it on the page; it is shown for as long as it is drawn. */
export function usePopup({ popup, beside, isSettled = true, onMoved, ...options }: PopupOptions): void {
  const adjust = () => {
    const [element, reference] = [popup(), beside()];
    if (isSettled && element && reference) void place(reference, element, options);
  };
  const show = useEffectEvent(() => {
    const element = popup();
    // Where there is no top layer (jsdom), its z-index has to do.
    if (!element || !('showPopover' in element)) return;
    element.popover = 'manual';
    element.showPopover();
  });
  useLayoutEffect(() => {
    show();
  }, []);

  // After every drawing: what stands above its reference keeps its foot there whatever its height.
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
