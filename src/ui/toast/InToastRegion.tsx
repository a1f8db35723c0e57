// Puts something that goes on, such as an import, among the messages: one place on the page, one way there by keyboard.
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { loadToasts } from './toast.ts';
import { toastSlotId } from './toastRegionId.ts';

/** It stands in the app's frame as long as the page does. */
const never = () => () => undefined;
const findSlot = () => document.getElementById(toastSlotId);
const none = () => null;

/** Shows `children`, made of a `ToastCard`, under the messages. */
export function InToastRegion({ children }: { children: ReactNode }) {
  // The keys of the region come with what shows its messages.
  useEffect(loadToasts, []);
  const slot = useSyncExternalStore(never, findSlot, none);
  return slot && createPortal(children, slot);
}
