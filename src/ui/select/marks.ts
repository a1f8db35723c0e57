// Finds the matches of a search in a label. Matching ignores case and accents, but the label keeps its own letters.
import { fold } from '#bibliography/fold.ts';

export interface LabelPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a label into matches of the (folded) words and the text between them. */
export function markMatches(label: string, words: readonly string[]): readonly LabelPart[] {
  if (words.length === 0) return [{ text: label, isMatch: false }];
  const letters = Array.from(label);
  // Folding can turn a letter into several ("ß") or none (a combining accent), so each folded letter remembers its origin.
  const owners: number[] = [];
  let folded = '';
  letters.forEach((letter, index) => {
    const plain = fold(letter);
    folded += plain;
    owners.push(...Array<number>(plain.length).fill(index));
  });
  const found = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      owners.slice(at, at + word.length).forEach((owner) => found.add(owner));
    }
  }
  return letters.reduce<LabelPart[]>((parts, letter, index) => {
    const last = parts.at(-1);
    // A combining accent belongs to the letter before it.
    const isMatch = fold(letter) === '' ? (last?.isMatch ?? false) : found.has(index);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
    return parts;
  }, []);
}
