// The comparison that was opened in this tab. It is kept while the tab is open, so that one can go from machine to machine; nothing is sent.
import { createListeners } from '#src/ui/createListeners.ts';
import { keepInTab, readTab } from '#src/ui/storage/keepInTab.ts';
import { readChanges, type ChangesData } from '../diff/changesData.ts';

const key = 'statecharts-comparison';
const { hear, tell } = createListeners();

let current: ChangesData | null | undefined;

/** Null if none is open. */
export function comparisonNow(): ChangesData | null {
  if (current === undefined) current = readChanges(readTab(key) ?? '');
  return current;
}

export const hearComparison = hear;

/** Opens what a file contains; false if that is no comparison. */
export function openComparison(text: string): boolean {
  const changes = readChanges(text);
  if (changes === null) return false;
  current = changes;
  // Storage may be full or forbidden: then the comparison lasts until the page is left.
  keepInTab(key, text);
  tell();
  return true;
}

/** Closes the comparison. */
export function closeComparison(): void {
  current = null;
  keepInTab(key, null);
  tell();
}
