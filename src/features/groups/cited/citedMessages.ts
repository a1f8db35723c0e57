// The messages that say how many keys of a LaTeX file are in the library.
import { citedTexts } from './citedTexts.ts';
import { listedKeys } from './KeyList.tsx';

/** About cited keys that no document has. */
export function missingMessage(count: number): string {
  return citedTexts.missing(count);
}

/** About documents that the file does not cite; there may be more than listed. */
export function uncitedMessage(count: number): string {
  return citedTexts.uncited(count, count >= listedKeys);
}

/** About all cited keys. */
export function citedMessage(cited: number, missing: number): string {
  if (cited === 0) return citedTexts.unknown;
  if (missing === 0) return citedTexts.allHeld(cited);
  return missing === cited ? citedTexts.noneHeld(cited) : citedTexts.someHeld(cited - missing, missing);
}
