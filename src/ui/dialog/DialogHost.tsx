// Draws the dialogs that are called from code. Stands once, in the app's frame.
import { useEffect, useSyncExternalStore } from 'react';
import { onShownDialogs, shownDialogs } from './dialogOutlet.ts';
import { watchPresses } from './lastPressed.ts';

/** Draws nothing until something is asked. */
export function DialogHost() {
  useEffect(watchPresses, []);
  // None was asked for before there was a browser: the same list serves a page that is drawn on the server.
  return useSyncExternalStore(onShownDialogs, shownDialogs, shownDialogs);
}
