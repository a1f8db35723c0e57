// Renders the dialogs that are opened by function calls. The app's frame contains it once.
import { useEffect, useSyncExternalStore } from 'react';
import { onShownDialogs, shownDialogs } from './dialogOutlet.ts';
import { watchPresses } from './lastPressed.ts';

/** Renders nothing until a dialog is opened. */
export function DialogHost() {
  useEffect(watchPresses, []);
  // On the server no dialog is ever open, so the same function serves both.
  return useSyncExternalStore(onShownDialogs, shownDialogs, shownDialogs);
}
