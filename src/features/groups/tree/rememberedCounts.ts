// Stores whether this device shows counts beside the groups. A browser without storage must not cause an error.
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
