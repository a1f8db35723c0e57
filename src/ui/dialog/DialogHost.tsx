// Draws the dialogs that are called from code. Stands once, in the app's frame.
import { useSyncExternalStore } from 'react';
import { onShownDialogs, shownDialogs } from './dialogOutlet.ts';

/** Draws nothing until something is asked. */
export function DialogHost() {
  return useSyncExternalStore(onShownDialogs, shownDialogs);
}
