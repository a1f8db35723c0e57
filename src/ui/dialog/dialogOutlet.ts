// The dialogs that were opened by function calls, for the host that renders them (DialogHost.tsx). Small, because every page loads it.
import type { ReactElement } from 'react';
import { createListeners } from '../createListeners.ts';

let shown: readonly ReactElement[] = [];
const { hear, tell } = createListeners();
let page = new AbortController();

function show(elements: readonly ReactElement[]): void {
  shown = elements;
  tell();
}

/** The dialogs to render now. */
export function shownDialogs(): readonly ReactElement[] {
  return shown;
}

/** Adds a listener; returns a function that removes it. */
export const onShownDialogs = hear;

/** Adds an element, which needs a unique key. Returns a function that removes it. */
export function showDialog(element: ReactElement): () => void {
  show([...shown, element]);
  return () => {
    show(shown.filter((each) => each !== element));
  };
}

/** Aborted when the present page is left. */
export function pageSignal(): AbortSignal {
  return page.signal;
}

/** The page is left, so its open questions are aborted. */
export function withdrawDialogs(): void {
  page.abort();
  page = new AbortController();
}
