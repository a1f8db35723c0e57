// Folds a text for comparison (fold.ts), and maps each folded letter to its position in the original.
import { fold } from '../fold.ts';

export interface FoldedText {
  /** The folded text; white space is collapsed, as in the searched texts. */
  readonly text: string;
  /** The range of the original for a folded range: whole letters, with their accents. */
  readonly placeOf: (start: number, end: number) => { readonly start: number; readonly end: number };
}

/** A letter with the accents that follow it, or white space. */
const units = /\s+|\P{M}\p{M}*|\p{M}+/gu;
const asItIs = /^[\x21-\x7e]*(?: [\x21-\x7e]+)*$/;

/** Folds a text letter by letter. */
export function foldedText(original: string): FoldedText {
  // Most texts are ASCII, where positions don't change.
  if (asItIs.test(original)) return { text: original.toLowerCase(), placeOf: (start, end) => ({ start, end }) };
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: unit, index } of original.matchAll(units)) {
    const folded = /^\s/.test(unit) ? ' ' : fold(unit);
    for (let count = folded.length; count > 0; count -= 1) {
      starts.push(index);
      ends.push(index + unit.length);
    }
    text += folded;
  }
  return { text, placeOf: (start, end) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }) };
}
