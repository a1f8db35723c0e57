// Where the words of a search stand in a label, letter for letter, although both are compared without case and accents.
import { fold } from '#bibliography/fold.ts';

export interface LabelPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Takes a label apart into what the (folded) words found and what stands between. */
export function markMatches(label: string, words: readonly string[]): readonly LabelPart[] {
  if (words.length === 0) return [{ text: label, isMatch: false }];
  const letters = Array.from(label);
  // A letter may fold to several ("ß") or to none (an accent of its own): each of these knows whose it is.
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
    // An accent of its own belongs to the letter before it.
    const isMatch = fold(letter) === '' ? (last?.isMatch ?? false) : found.has(index);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + letter, isMatch };
    else parts.push({ text: letter, isMatch });
    return parts;
  }, []);
}
