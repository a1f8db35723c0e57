// What is kept until the tab is closed. A browser may refuse to keep anything: then nothing is known, and all goes on.

/** What was kept under `key`; null where there is nothing. */
export function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps `text`, or forgets what was kept where it is null. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // It is not there the next time.
  }
}
