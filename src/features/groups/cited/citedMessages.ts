// Which message says how many keys of a LaTeX file the library has.
import { citedTexts } from './citedTexts.ts';
import { listedKeys } from './KeyList.tsx';

/** Of keys that no document has. */
export function missingMessage(count: number): string {
  return citedTexts.missing(count);
}

/** Of documents that the file does not cite; there may be more than are listed. */
export function uncitedMessage(count: number): string {
  return citedTexts.uncited(count, count >= listedKeys);
}

/** Of all keys that are cited. */
export function citedMessage(cited: number, missing: number): string {
  if (cited === 0) return citedTexts.unknown;
  if (missing === 0) return citedTexts.allHeld(cited);
  return missing === cited ? citedTexts.noneHeld(cited) : citedTexts.someHeld(cited - missing, missing);
}
