// Stores whether this device shows counts beside the groups. A browser without storage must not cause an error.
const key = 'groups:counts';

/** True unless the person has turned them off. */
export function recallCounts(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Stores the choice. */
export function rememberCounts(shown: boolean): void {
  try {
    if (shown) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Without storage the choice lasts for this visit.
  }
}
