// Session storage of the statecharts. Apart from tabStorage.ts, because what the app and the script of Live share would be loaded with every first page.
import type { TabKey } from './storedKinds.ts';

/** The text under a key; null if there is none, or the browser blocks storage. */
export function readTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text until the tab is closed, or deletes it if it is null; without storage the text is missing next time. */
export function keepInTab(key: TabKey, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Everything else works.
  }
}
