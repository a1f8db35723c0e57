// Stores the chosen widths on this device. A browser without storage must not cause an error.

const keyOf = (name: string) => `pane:${name}`;

/** The size stored under this name; null if there is none. */
export function recallSize(name: string): number | null {
  try {
    const kept = Number.parseInt(localStorage.getItem(keyOf(name)) ?? '', 10);
    return kept > 0 ? kept : null;
  } catch {
    return null;
  }
}

/** Stores the size; null deletes it. */
export function rememberSize(name: string, size: number | null): void {
  try {
    if (size === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), String(size));
  } catch {
    // Without storage the size lasts for this visit.
  }
}
