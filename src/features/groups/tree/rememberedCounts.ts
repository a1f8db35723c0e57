// Whether counts stand beside the groups on this device. A browser that keeps nothing is no reason to fail.
const key = 'groups:counts';

/** They do, unless somebody turned them off. */
export function recallCounts(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice. */
export function rememberCounts(shown: boolean): void {
  try {
    if (shown) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // It holds for this visit then.
  }
}
