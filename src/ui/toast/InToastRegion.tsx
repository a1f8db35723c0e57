// Renders ongoing activity, such as an import, among the messages, so that there is one place and one shortcut for both.
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { loadToasts } from './toast.ts';
import { toastSlotId } from './toastRegionId.ts';

/** The slot exists in the app's frame as long as the page does. */
const never = () => () => undefined;
const findSlot = () => document.getElementById(toastSlotId);
const none = () => null;

/** Shows `children`, made of a `ToastCard`, below the messages. */
export function InToastRegion({ children }: { children: ReactNode }) {
  // The region's keyboard shortcuts are loaded with the code that shows messages.
  useEffect(loadToasts, []);
  const slot = useSyncExternalStore(never, findSlot, none);
  return slot && createPortal(children, slot);
}
