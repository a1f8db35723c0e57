// The comparison that was opened in this tab. It is kept while the tab is open, so that one can go from machine to machine; nothing is sent.
import { createListeners } from '#src/ui/createListeners.ts';
import { readChanges, type ChangesData } from '../diff/changesData.ts';

const key = 'statecharts-comparison';
const { hear, tell } = createListeners();

/** Storage may be full or forbidden: then the comparison lasts until the page is left. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // It is shown all the same.
  }
}

let current: ChangesData | null | undefined;

/** Null if none is open. */
export function comparisonNow(): ChangesData | null {
  if (current === undefined) current = readChanges(stored() ?? '');
  return current;
}

export const hearComparison = hear;

/** Opens what a file contains; false if that is no comparison. */
export function openComparison(text: string): boolean {
  const changes = readChanges(text);
  if (changes === null) return false;
  current = changes;
  store(text);
  tell();
  return true;
}

/** Closes the comparison. */
export function closeComparison(): void {
  current = null;
  store(null);
  tell();
}
