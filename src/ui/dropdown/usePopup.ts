// What is shown of a dropdown: in the top layer, so that no pane clips it; placed, and placed again; and the focus given back when it goes.
import { useLayoutEffect } from 'react';
import { place, type PlaceOptions } from '../floating/place.ts';
import type { DropdownControl } from './useDropdown.ts';

/** Called first in the component that draws `elements.popup`, so that what comes after finds it on the page. */
export function usePopup({ snapshot, elements }: DropdownControl, options: Omit<PlaceOptions, 'placement'> = {}): void {
  useLayoutEffect(() => {
    const popup = elements.popup.get();
    // Where there is no top layer (jsdom), its z-index has to do.
    if (popup && 'showPopover' in popup) {
      popup.popover = 'manual';
      popup.showPopover();
    }
    return () => {
      // It goes with the focus inside: nobody sent that elsewhere.
      if (popup?.contains(document.activeElement)) elements.trigger.get()?.focus();
    };
  }, [elements]);

  const { placement } = snapshot.context;
  const isPlaced = snapshot.matches({ shown: { layout: 'placed' } });
  const { gap, inset, maxHeight, fitWidth } = options;
  useLayoutEffect(() => {
    const popup = elements.popup.get();
    const beside = elements.reference.get() ?? elements.trigger.get();
    if (!isPlaced || !popup || !beside) return;
    void place(beside, popup, {
      placement,
      ...(gap === undefined ? {} : { gap }),
      ...(inset === undefined ? {} : { inset }),
      ...(maxHeight === undefined ? {} : { maxHeight }),
      ...(fitWidth === undefined ? {} : { fitWidth }),
    });
  }, [isPlaced, elements, placement, gap, inset, maxHeight, fitWidth]);
}
