// The widths that were chosen on this device. A browser that keeps nothing is no reason to fail.

const keyOf = (name: string) => `pane:${name}`;

/** The size kept under this name; null without one. */
export function recallSize(name: string): number | null {
  try {
    const kept = Number.parseInt(localStorage.getItem(keyOf(name)) ?? '', 10);
    return kept > 0 ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the size; null forgets it. */
export function rememberSize(name: string, size: number | null): void {
  try {
    if (size === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), String(size));
  } catch {
    // It holds for this visit then.
  }
}
