// Session storage of the app: what lasts until the tab is closed, under the keys of the table (storedKinds.ts).
import type { TabKey } from './storedKinds.ts';

/** The text under a key; null if there is none, or the browser blocks storage. */
export function readTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Throws if the browser refuses it. */
export function writeTab(key: TabKey, text: string): void {
  sessionStorage.setItem(key, text);
}
