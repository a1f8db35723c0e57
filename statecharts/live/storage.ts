// Storage that lasts until the tab is closed. If the browser refuses it, nothing is stored and everything else works.

/** The text stored under `key`; null if there is none. */
export function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores `text`, or removes the stored text if it is null. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage the text is simply missing next time.
  }
}
