// What is shown of a dropdown: where and when its machine says; and the focus given back when it goes.
import { useLayoutEffect } from 'react';
import type { PlaceOptions } from '../floating/place.ts';
import { usePopup } from '../floating/usePopup.ts';
import type { DropdownControl } from './useDropdown.ts';

/** Called first in the component that draws `elements.popup`, so that what comes after finds it on the page. */
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
        // It went with the focus inside, and nobody sent that elsewhere. (Strict mode only says so: then it is still there.)
        if (!popup.isConnected && document.activeElement === document.body) elements.trigger.get()?.focus();
      });
    };
  }, [elements]);
}
