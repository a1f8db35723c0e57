// The dialogs that were called from code, on their way to the host that draws them (DialogHost.tsx). Small: every page loads it.
import type { ReactElement } from 'react';
import { createListeners } from '../createListeners.ts';

let shown: readonly ReactElement[] = [];
const { hear, tell } = createListeners();
let page = new AbortController();

function show(elements: readonly ReactElement[]): void {
  shown = elements;
  tell();
}

/** What is to be drawn now. */
export function shownDialogs(): readonly ReactElement[] {
  return shown;
}

/** Hears of changes until the returned function is called. */
export const onShownDialogs = hear;

/** Draws the element, which has a key of its own. The returned function takes it off. */
export function showDialog(element: ReactElement): () => void {
  show([...shown, element]);
  return () => {
    show(shown.filter((each) => each !== element));
  };
}

/** Aborted when the place that asks now is left. */
export function pageSignal(): AbortSignal {
  return page.signal;
}

/** The place is left: nobody waits any longer for what was asked on it. */
export function withdrawDialogs(): void {
  page.abort();
  page = new AbortController();
}
