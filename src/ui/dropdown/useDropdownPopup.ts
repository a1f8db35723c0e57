// Shows a dropdown's popup as its machine says, and returns the focus when it closes.
import { useLayoutEffect } from 'react';
import type { PlaceOptions } from '../floating/place.ts';
import { usePopup } from '../floating/usePopup.ts';
import type { DropdownControl } from './useDropdown.ts';

/** Call it first in the component that renders `elements.popup`, so that later hooks find it on the page. */
export function useDropdownPopup(
  { snapshot, send, elements }: DropdownControl,
  options: Omit<PlaceOptions, 'placement'> = {},
): void {
  usePopup({
    ...options,
    placement: snapshot.context.placement,
    popup: elements.popup.get,
    beside: () => elements.reference.get() ?? elements.trigger.get(),
    isSettled: snapshot.matches({ shown: { layout: 'placed' } }),
    onMoved: () => {
      send({ type: 'moved' });
    },
  });
  useLayoutEffect(() => {
    const popup = elements.popup.get();
    return () => {
      if (!popup?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        // The popup was removed with the focus inside, and nothing moved it. (In strict mode the popup may still be there.)
        if (!popup.isConnected && document.activeElement === document.body) elements.trigger.get()?.focus();
      });
    };
  }, [elements]);
}
