// Puts something that goes on, such as an import, among the messages: one place on the page, one way there by keyboard.
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { loadToasts } from './toast.ts';
import { toastRegionId } from './toastRegionId.ts';

/** Shows `children`, made of a `ToastCard`, under the messages. */
export function InToastRegion({ children }: { children: ReactNode }) {
  // The keys of the region come with what shows its messages.
  useEffect(loadToasts, []);
  const region = document.getElementById(toastRegionId);
  return region && createPortal(children, region);
}
